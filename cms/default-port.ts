/** The editors' CMS listens here; `CMS_PORT` sets another. */
export const defaultCmsPort = 3001;
