import { widgetHosts } from '../../site/embeds/provider.ts';
import { analyticsSources } from '../../site/facts/analytics-settings.ts';
import { renderPage, type RenderContext } from '../../site/render-page.tsx';
import { cachePolicies, contentSecurityPolicy } from '../http/headers.ts';
import type { Settings } from '../settings/settings.ts';
import type { PageKey } from './page-key.ts';

/** A page before compression. @throws what the page throws */
export function renderResponse(
  { routeName, language, isRefusal, item }: PageKey,
  context: RenderContext,
  settings: Settings,
): { status: number; body: Uint8Array<ArrayBuffer>; headers: Record<string, string> } {
  const { countryHeader } = settings;
  const page = renderPage(routeName, language, context, isRefusal, item);
  const { embedCount, analytics, tags, status } = page;
  const mailProvider = routeName === 'contact' ? context.contact.sending.outsideOrigin : undefined;
  return {
    status,
    body: new TextEncoder().encode(page.html),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'content-security-policy': contentSecurityPolicy(page, settings, {
        widgets: embedCount > 0 ? widgetHosts(context.widgets.origin) : undefined,
        analytics: analytics && analyticsSources(analytics),
        tags,
        connections: mailProvider ? [mailProvider] : [],
      }),
      // A refusal follows from where the visitor is now.
      'cache-control':
        status === 451
          ? cachePolicies.never
          : countryHeader
            ? cachePolicies.privatePage
            : cachePolicies.page,
      ...(countryHeader ? { vary: countryHeader } : {}),
    },
  };
}
