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
}
