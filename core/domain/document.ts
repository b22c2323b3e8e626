export const documentKinds = ['legal', 'manual'] as const;

/** A PDF under `/assets/docs/`, as measured when it was made. */
export interface DocumentFacts {
  id: string;
  file: string;
  title: string;
  kind: (typeof documentKinds)[number];
  pageCount: number;
  bytes: number;
  /** ISO date of the text's version. */
  date: string;
  /** A legal text that the operator's counsel has not approved; every page of the PDF says so. */
  isTemplate: boolean;
  /** Settings that the privacy policy was made with: it states what follows from them. */
  settings?: string;
}
