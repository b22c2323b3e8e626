import { specFilePath, specFilesFolder } from '../../core/domain/api-paths.ts';
import { languageCodes } from '../../core/domain/languages.ts';
import type { SiteContent } from '../../core/domain/site-content.ts';
import { formatView } from '../../core/specs/specs-view.ts';
import { fileOfView } from '../../core/specs/view-address.ts';
import { viewsWithFiles } from '../../site/content/spec-lists.ts';
import { pagePath, routeNames } from '../../site/paths.ts';
import { routes, type Route } from '../../site/routes.ts';
import type { Settings } from '../settings.ts';

/** A response that the server gives by query string, and the path that it has in a folder of files. */
export interface ViewFile {
  /** What the server is asked for. */
  url: string;
  path: string;
  /** In place of the server's. */
  headers?: Record<string, string>;
}

/** Every page with a file for some of its query strings, each with the pattern of those that have one header rule. */
export const viewPages = (
  content: SiteContent,
  { defaultLanguage }: Pick<Settings, 'defaultLanguage'>,
): (ViewFile & { family: string })[] =>
  routeNames.flatMap((name) => {
    const { queryStringsWithFiles, addressInFiles }: Route = routes[name];
    if (!queryStringsWithFiles || !addressInFiles) return [];
    return languageCodes.flatMap((language) => {
      const page = pagePath(language, name, defaultLanguage);
      return queryStringsWithFiles(content).map((queryString) => ({
        url: page + queryString,
        path: page + addressInFiles(queryString),
        family: `${page}/*`,
      }));
    });
  });

/** The rows of every tier and class. */
export const specFiles = (content: SiteContent): ViewFile[] =>
  languageCodes.flatMap((language) => {
    const views = viewsWithFiles(content.specs).filter(({ page }) => page === 1);
    return views.flatMap((view) =>
      (['csv', 'json'] as const).map((format) => ({
        url: `${specFilePath(format)}?language=${language}${formatView(view).replace('?', '&')}`,
        path: fileOfView(specFilesFolder, view, language, format),
        // Its own name says what is in it.
        headers: { 'content-disposition': 'attachment' },
      })),
    );
  });
