import { widgetHosts } from '../../site/embeds/provider.ts';
import { analyticsSources } from '../../site/facts/analytics-settings.ts';
import { renderPage, type RenderContext } from '../../site/render-page.tsx';
import { cachePolicies, contentSecurityPolicy } from '../http/headers.ts';
import type { Settings } from '../settings/settings.ts';
import type { PageKey } from './page-key.ts';

/** The settings that pages depend on. */
export type RenderSettings = Pick<
  Settings,
  'publicOrigin' | 'defaultLanguage' | 'widgets' | 'countryHeader'
>;

/** A page before compression. */
export interface UncompressedPage {
  status: number;
  body: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
}

export type PageRenderer = ReturnType<typeof createPageRenderer>;

/** @returns a function that throws what a page throws */
export function createPageRenderer(settings: RenderSettings) {
  const { countryHeader } = settings;
  const cacheControl = countryHeader ? cachePolicies.privatePage : cachePolicies.page;

  return (
    { routeName, language, audience, isRefusal, item }: PageKey,
    context: RenderContext,
  ): UncompressedPage => {
    const page = renderPage(routeName, language, { ...context, audience }, isRefusal, item);
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
          tags: page.countsVisits ? context.tags : undefined,
          connections: mailProvider ? [mailProvider] : [],
        }),
        // A refusal follows from where the visitor is now.
        'cache-control': page.status === 451 ? cachePolicies.never : cacheControl,
        ...(countryHeader ? { vary: countryHeader } : {}),
      },
    };
  };
}
