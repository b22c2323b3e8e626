import { defaultRetentionDays } from '../../core/domain/contact-outcome.ts';
import type { DocumentFacts } from '../../core/domain/document.ts';
import { claims } from '../../site/facts/claims.ts';
import { brandVariables } from '../../site/i18n/brand-words.ts';
import { formatClaim, formatDays } from '../../site/i18n/format.ts';
import { makeDocuments } from './make-documents.tsx';

/** Generates the site's documents from the texts in `content/documents/` and the register of claims. */
export function makeSiteDocuments(outFolder: string): Promise<DocumentFacts[]> {
  const claimTexts = Object.fromEntries(
    Object.entries(claims).map(([name, claim]) => [name, formatClaim(claim.value, 'en')]),
  );
  return makeDocuments({
    sourceFolder: 'content/documents',
    outFolder,
    claims: claimTexts,
    brand: brandVariables('en'),
    retention: formatDays(defaultRetentionDays, 'en'),
  });
}
