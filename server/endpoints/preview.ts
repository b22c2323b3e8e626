import { previewPath, readPreviewLink } from '../../core/domain/preview-link.ts';
import type { SiteContent } from '../../core/domain/site-content.ts';
import { messageOf } from '../../core/util/error-message.ts';
import { keysOf } from '../../core/util/map-keys.ts';
import { prefixed } from '../../site/paths.ts';
import type { RenderContext } from '../../site/render-page.tsx';
import { routes } from '../../site/routes.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { cachePolicies, noFraming } from '../http/headers.ts';
import { queryStringOf } from '../http/request-url.ts';
import { toResponse, uncompressedResponse } from '../http/stored-response.ts';
import type { Log } from '../log.ts';
import { itemsByPath } from '../pages/page-key.ts';
import { previewRefusal } from '../pages/plain-pages.ts';
import { renderResponse } from '../pages/render-response.ts';
import type { Settings } from '../settings/settings.ts';

interface PreviewOptions {
  settings: Settings;
  /** Shared with the CMS, which signs the links. */
  secret: string;
  context: () => RenderContext;
  readDrafts: () => Promise<SiteContent>;
  log: Log;
  now: () => Date;
}

/** Pages with the drafts of the CMS, for those who have a signed link: rendered for each request and never kept. */
export function previewEndpoint({
  settings,
  secret,
  context,
  readDrafts,
  log,
  now,
}: PreviewOptions): Endpoint {
  const { defaultLanguage } = settings;
  return {
    kind: 'read',
    path: previewPath,
    async handler(request) {
      const link = readPreviewLink(queryStringOf(request.url), secret, now());
      if (!link.ok) return toResponse(previewRefusal(link.problem, settings), request);
      const { page, language, theme, frame } = link.value;
      try {
        const content = await readDrafts();
        const path = prefixed(page, language, defaultLanguage);
        const key = itemsByPath(content, defaultLanguage).get(path);
        // Words that belong to no page alone are shown on the home page.
        const routeName = keysOf(routes).find((name) => routes[name].words === page) ?? 'home';
        const { status, body, headers } = renderResponse(
          key ?? { routeName, language },
          { ...context(), content, noIndex: true, analytics: undefined, tags: [] },
          settings,
        );
        const html = new TextDecoder()
          .decode(body)
          .replace('<html ', `<html data-theme="${theme}" `);
        const policy = headers['content-security-policy']?.replace(
          noFraming,
          `frame-ancestors ${frame}`,
        );
        const shown = uncompressedResponse(status, Buffer.from(html), {
          ...headers,
          'content-security-policy': policy ?? '',
          'cache-control': cachePolicies.never,
          'x-robots-tag': 'noindex',
        });
        return toResponse(shown, request);
      } catch (error) {
        log.error('A preview could not be shown', { page, language, error: messageOf(error) });
        return toResponse(previewRefusal('away', settings), request);
      }
    },
  };
}
