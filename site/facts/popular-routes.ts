import type { RouteName } from '../paths.ts';

/** Pages that visitors look for most: the search shows them while nothing is typed, and where nothing is found. */
export const popularRoutes = [
  'accountTypes',
  'accountSpecs',
  'platforms',
  'forex',
  'legalDocuments',
  'contact',
] as const satisfies readonly RouteName[];
