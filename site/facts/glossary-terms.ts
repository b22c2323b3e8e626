import { keysOf } from '../../core/util/map-keys.ts';
import terms from '../pages/glossary/glossary-terms.json' with { type: 'json' };
import type { Place } from '../paths.ts';

/** A term's id, which is a URL fragment in every language (`/glossary#margin-call`). */
export type TermId = keyof typeof terms;

/** Terms that explain a term further, and the page that says more. What it means is in the words of the glossary. */
export const glossaryTerms = terms as Record<TermId, { related: readonly TermId[]; page?: Place }>;
export const termIds = keysOf(glossaryTerms);
