/** A phone, a tablet and a desktop, in CSS pixels. */
export const previewWidths = [390, 768, 1440] as const;
