import {
  challengePath,
  contentChangedPath,
  formTokenPath,
  suggestionsPath,
} from '../../core/domain/api-paths.ts';
import { languageCodes, type LanguageCode } from '../../core/domain/languages.ts';
import { pagePath } from '../../site/paths.ts';
import { providerPaths } from '../contact/provider-paths.ts';
import type { Endpoint } from '../routing/endpoint.ts';

/** Every request is of one class. What a visitor sends never makes another. */
export const routeClasses = [
  'page',
  'search',
  'file',
  'api',
  'contact',
  'redirect',
  'not_found',
  'probe',
  'other',
] as const;
export type RouteClass = (typeof routeClasses)[number];

export interface Route {
  class: RouteClass;
  /** The position of the class. */
  index: number;
  /** A path that the site knows; undefined for any other, which only its visitor knows. */
  path: string | undefined;
}

interface RoutedSite {
  paths: readonly string[];
  files: Iterable<string>;
  endpoints: readonly Endpoint[];
  defaultLanguage: LanguageCode;
}

export interface Routes {
  /** Of a path at which something stands, without a query string. */
  known(path: string): Route | undefined;
  /** Of any request, from what it asked for and how it was answered. */
  of(request: { method: string; url: string }, status: number): Route;
}

const routeOf = (routeClass: RouteClass, path?: string): Route => ({
  class: routeClass,
  index: routeClasses.indexOf(routeClass),
  path,
});

const classesOfPaths = new Map<string, RouteClass>([
  ['/healthz', 'probe'],
  ['/readyz', 'probe'],
  [contentChangedPath, 'api'],
  ...[formTokenPath, challengePath, ...Object.values(providerPaths)].map(
    (path): [string, RouteClass] => [path, 'contact'],
  ),
  ...languageCodes.map((code): [string, RouteClass] => [suggestionsPath(code), 'search']),
]);

function classOf({ kind, path }: Endpoint): RouteClass {
  if (kind === 'redirect') return 'redirect';
  return classesOfPaths.get(path) ?? (path.startsWith('/api/') ? 'api' : 'file');
}

const withoutPath = {
  redirect: routeOf('redirect'),
  notFound: routeOf('not_found'),
  other: routeOf('other'),
};

/** What stands where before the site does: only what asks whether the process is alive. */
export const startingRoutes = (): Routes =>
  createRoutes({
    paths: [],
    files: [],
    endpoints: [],
    defaultLanguage: 'zh',
  });

export function createRoutes({ paths, files, endpoints, defaultLanguage }: RoutedSite): Routes {
  const contactPages = new Set(
    languageCodes.map((code) => pagePath(code, 'contact', defaultLanguage)),
  );
  const searchPages = new Set(
    languageCodes.map((code) => pagePath(code, 'search', defaultLanguage)),
  );
  const routes = new Map<string, Route>([
    ...['/healthz', '/readyz'].map((path): [string, Route] => [path, routeOf('probe', path)]),
    ...[...files].map((path): [string, Route] => [path, routeOf('file', path)]),
    ...paths.map((path): [string, Route] => [
      path,
      routeOf(searchPages.has(path) ? 'search' : 'page', path),
    ]),
    ...endpoints.map((endpoint): [string, Route] => [
      endpoint.path,
      routeOf(classOf(endpoint), endpoint.path),
    ]),
  ]);
  const contactPosts = new Map(
    [...contactPages].map((path) => [path, routeOf('contact', path)] as const),
  );

  return {
    known: (path) => routes.get(path),
    of({ method, url }, status) {
      const end = url.indexOf('?');
      const path = end === -1 ? url : url.slice(0, end);
      const route = (method === 'POST' && contactPosts.get(path)) || routes.get(path);
      if (route) return route;
      if (status === 404) return withoutPath.notFound;
      return status >= 300 && status < 400 && status !== 304
        ? withoutPath.redirect
        : withoutPath.other;
    },
  };
}
