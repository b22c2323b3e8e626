/** For a whole list of the content service, of CONTENT_TIMEOUT: it has several pages, and some are tried again. */
export const listTimeoutFactor = 6;
