/** The size of the picture beside a shared link, in pixels: the services that show links ask for it. */
export const sharePictureSize = { width: 1200, height: 630 } as const;
