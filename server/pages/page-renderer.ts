import { freshForm, type ContactOutcome } from '../../contract/contact-outcome.ts';
import { messageOf } from '../../contract/error-message.ts';
import type { LanguageCode } from '../../contract/languages.ts';
import { widgetHosts } from '../../site/embeds/provider.ts';
import { renderPage, type RenderContext } from '../../site/render-page.tsx';
import { cachePolicies, contentSecurityPolicy, securityHeaders } from '../http/headers.ts';
import { uncompressedResponse, type StoredResponse } from '../http/stored-response.ts';
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import { failurePage } from './failure-page.ts';
import type { PageKey } from './page-key.ts';

export type RenderSettings = Pick<
  Settings,
  'publicOrigin' | 'defaultLanguage' | 'pageCacheSeconds' | 'widgets'
>;

/** A page before compression. */
interface UncompressedPage {
  status: number;
  body: Buffer;
  headers: Record<string, string>;
}

export interface PageRenderer {
  /** @throws what the page throws */
  render(page: PageKey, extra?: Pick<RenderContext, 'queryString' | 'search'>): UncompressedPage;
  /** Logs why a page could not be rendered. @returns the failure page */
  fail(page: PageKey, error: unknown): StoredResponse;
  /** The contact page after a form was posted, for one visitor: never cached. @throws what the page throws */
  contactPage(language: LanguageCode, outcome: ContactOutcome, status: number): StoredResponse;
}

/** @param renderContext called at every rendering, so that pages follow the content */
export function createPageRenderer(
  settings: RenderSettings,
  renderContext: () => RenderContext,
  log: Log,
): PageRenderer {
  function renderIn(context: RenderContext, { routeName, language }: PageKey): UncompressedPage {
    const page = renderPage(routeName, language, context);
    const mailProvider =
      routeName === 'contact' ? context.contact?.sending.outsideOrigin : undefined;
    return {
      status: page.status,
      body: Buffer.from(page.html),
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-language': language,
        'content-security-policy': contentSecurityPolicy(page, settings, {
          widgets: page.embedCount > 0 ? widgetHosts(settings.widgets.origin) : undefined,
          connections: mailProvider ? [mailProvider] : [],
        }),
        'cache-control': cachePolicies.page(settings.pageCacheSeconds),
        ...securityHeaders(settings),
      },
    };
  }

  return {
    render: (page, extra) => renderIn({ ...renderContext(), ...extra }, page),

    fail(page, error) {
      log.error('A page could not be rendered', {
        page: page.routeName ?? 'unknown path',
        language: page.language,
        error: messageOf(error),
      });
      return failurePage(error, settings);
    },

    contactPage(language, outcome, status) {
      const context = renderContext();
      const contact = { ...(context.contact ?? freshForm), outcome };
      const { body, headers } = renderIn(
        { ...context, contact },
        { routeName: 'contact', language },
      );
      return uncompressedResponse(status, body, {
        ...headers,
        'cache-control': cachePolicies.never,
      });
    },
  };
}
