/** Of the picture beside a shared link, in pixels: what the services that show links ask for. */
export const sharePictureSize = { width: 1200, height: 630 } as const;
