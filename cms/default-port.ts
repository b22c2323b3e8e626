/** Of the editors' CMS; `CMS_PORT` sets another. */
export const defaultCmsPort = 3001;
