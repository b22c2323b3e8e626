import { createHash } from 'node:crypto';
import type { ContentKind } from '../../core/domain/site-content.ts';
import { routes, type Route } from '../../site/routes.ts';
import type { PageKey } from './page-key.ts';
import { renderSettingsOf, type RenderSettings } from './render-settings.ts';
import type { PageContext } from './rendering.ts';

const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex');

/**
 * Digests of everything that a page is a function of: the program, the settings, the context, and of the content what the
 * page's route declares (`renderPage` refuses it the rest).
 * @param program digest of the code, the styles and the names of the assets
 */
export function createPageInputs(
  program: string,
  settings: RenderSettings,
  { content, ...context }: PageContext,
): (page: PageKey) => string {
  const shared = digestOf([
    program,
    renderSettingsOf(settings),
    context,
    // Part of the shell, on every page.
    content.siteNotice,
  ]);
  const contentDigests = new Map<ContentKind, string>();
  function digestOfContent(kind: ContentKind): string {
    const digest = contentDigests.get(kind) ?? digestOf(content[kind]);
    contentDigests.set(kind, digest);
    return digest;
  }

  return ({ routeName, language, audience, refusedPath }) => {
    const route: Route | undefined = routes[routeName ?? 'error'];
    return digestOf([
      shared,
      routeName ?? null,
      language,
      audience,
      refusedPath ?? null,
      (route.content ?? []).map((kind) => [kind, digestOfContent(kind)]),
    ]);
  };
}
