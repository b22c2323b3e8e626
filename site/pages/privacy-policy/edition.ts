/** The edition of the policy's text, the same as that of the PDF (content/documents/privacy-policy.md). */
export const edition = { date: '2026-11-23', version: '1.3' } as const;
