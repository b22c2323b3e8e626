import type { RouteName } from '../paths.ts';

/** What visitors look for most: the search shows it while nothing is typed, and where nothing is found. */
export const popularRoutes = [
  'accountTypes',
  'accountSpecs',
  'platforms',
  'forex',
  'legalDocuments',
  'contact',
] as const satisfies readonly RouteName[];
