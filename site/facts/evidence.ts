import type { LanguageCode } from '../../core/domain/languages.ts';

type InEveryLanguage = Readonly<Record<LanguageCode, string>>;

interface Person {
  /** As the person writes it; never translated. */
  name: string;
  role: InEveryLanguage;
  /** A file of site/assets/company/, square. */
  picture?: string;
}

interface Proof {
  kind: 'register' | 'executionReport' | 'award' | 'review';
  /** The name that the source gives it, with its date. */
  name: string;
  url: string;
}

/**
 * The company's people and what others say of it, for the page "About". The operator fills it with what can be checked; a part
 * that is empty is not shown, and nothing stands in its place.
 */
export const evidence: {
  people: readonly Person[];
  /** A photograph of site/assets/company/, 3 : 2, and what it shows. */
  office: { picture: string; shows: InEveryLanguage } | undefined;
  proofs: readonly Proof[];
} = { people: [], office: undefined, proofs: [] };
