import { brand } from '../../site/facts/brand.ts';
import { claims } from '../../site/facts/claims.ts';
import { formatClaim } from '../../site/i18n/format.ts';
import type { DocumentFacts } from '../../contract/document.ts';
import { makeDocuments } from './make-documents.tsx';

/** The site's own documents: texts from `content/documents/`, numbers from the claims' register. */
export function makeSiteDocuments(outFolder: string): Promise<DocumentFacts[]> {
  const values = Object.fromEntries(
    Object.entries(claims).map(([name, claim]) => [name, formatClaim(claim.value, 'en')]),
  );
  return makeDocuments({ sourceFolder: 'content/documents', outFolder, claims: values, brand });
}
