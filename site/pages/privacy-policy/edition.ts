/** The edition of the policy's text; the PDF of the same name carries the same. */
export const edition = { date: '2026-11-20', version: '1.0' } as const;
