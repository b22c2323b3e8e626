/** The edition of the policy's text, the same as that of the PDF (content/documents/privacy-policy.md). */
export const edition = { date: '2026-11-22', version: '1.2' } as const;
