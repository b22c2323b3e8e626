import { freshForm, type ContactOutcome } from '../../contract/contact-outcome.ts';
import type { LanguageCode } from '../../contract/languages.ts';
import { widgetHosts } from '../../site/embeds/provider.ts';
import { analyticsSources } from '../../site/facts/analytics.ts';
import { renderPage, type RenderContext } from '../../site/render-page.tsx';
import {
  cachePolicies,
  contentSecurityPolicy,
  securityHeaders,
  speculationRulesHeader,
} from '../http/headers.ts';
import type { Settings } from '../settings.ts';
import type { PageKey } from './page-key.ts';

export type RenderSettings = Pick<
  Settings,
  'publicOrigin' | 'noIndex' | 'defaultLanguage' | 'pageCacheSeconds' | 'widgets'
>;

/** A page before compression. */
export interface UncompressedPage {
  status: number;
  body: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
}

export interface PageRenderer {
  /** @throws what the page throws */
  render(
    page: PageKey,
    context: RenderContext,
    extra?: Pick<RenderContext, 'queryString' | 'search'>,
  ): UncompressedPage;
  /** The contact page after a form was posted, for one visitor: never cached. @throws what the page throws */
  contactPage(
    language: LanguageCode,
    context: RenderContext,
    outcome: ContactOutcome,
    status: number,
  ): UncompressedPage;
}

export function createPageRenderer(settings: RenderSettings): PageRenderer {
  function render({ routeName, language }: PageKey, context: RenderContext): UncompressedPage {
    const page = renderPage(routeName, language, context);
    const mailProvider =
      routeName === 'contact' ? context.contact?.sending.outsideOrigin : undefined;
    return {
      status: page.status,
      body: new TextEncoder().encode(page.html),
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-language': language,
        'content-security-policy': contentSecurityPolicy(page, settings, {
          widgets: page.embedCount > 0 ? widgetHosts(settings.widgets.origin) : undefined,
          analytics:
            page.countsVisits && context.analytics
              ? analyticsSources(context.analytics)
              : undefined,
          connections: mailProvider ? [mailProvider] : [],
        }),
        'cache-control': cachePolicies.page(settings.pageCacheSeconds),
        ...speculationRulesHeader,
        ...securityHeaders(settings),
      },
    };
  }

  return {
    render: (page, context, extra) => render(page, { ...context, ...extra }),

    contactPage(language, context, outcome, status) {
      const contact = { ...(context.contact ?? freshForm), outcome };
      // The page repeats what the visitor wrote: no third party's script sees it.
      const { body, headers } = render(
        { routeName: 'contact', language },
        { ...context, contact, analytics: undefined },
      );
      return { status, body, headers: { ...headers, 'cache-control': cachePolicies.never } };
    },
  };
}
