import type { DocumentFacts } from '../../core/domain/document.ts';
import facts from '../../site/documents/documents.json' with { type: 'json' };

/** The PDFs under `/assets/docs/`, as `npm run brand` measured them. */
export const documents = facts as DocumentFacts[];
