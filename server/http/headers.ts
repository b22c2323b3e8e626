import { createHash } from 'node:crypto';
import type { WidgetHosts } from '../../site/embeds/provider.ts';
import { analyticsPolicyName } from '../../site/facts/analytics-settings.ts';
import type { Settings } from '../settings/settings.ts';

/** The settings that a policy depends on. */
export type PolicySettings = Pick<Settings, 'publicOrigin'>;

/** Headers of every response. */
export function securityHeaders({
  publicOrigin,
  noIndex,
  strictTransport: { seconds, includesSubdomains },
}: Pick<Settings, 'publicOrigin' | 'noIndex' | 'strictTransport'>): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'accelerometer=(),camera=(),display-capture=(),geolocation=(),gyroscope=(),microphone=(),midi=(),payment=(),usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(publicOrigin.startsWith('https:')
      ? {
          'strict-transport-security': `max-age=${seconds}${includesSubdomains ? '; includeSubDomains' : ''}`,
        }
      : {}),
    ...(noIndex ? { 'x-robots-tag': 'noindex' } : {}),
  };
}

interface ExternalOrigins {
  /** Hosts of the market widgets (docs/decisions/0013). */
  widgets?: WidgetHosts | undefined;
  /** The script that counts visits (docs/decisions/0019). */
  analytics?: { script: string; sends: string } | undefined;
  /** Origins that the page's scripts may connect to. */
  connections?: readonly string[];
}

interface InlineTexts {
  inlineScripts?: readonly string[];
  inlineStyle?: string | undefined;
}

const sourceHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The content security policy of a page: our own files, exactly its inline scripts and styles, and the external origins that it uses. */
export function contentSecurityPolicy(
  { inlineScripts = [], inlineStyle }: InlineTexts,
  settings: PolicySettings,
  { widgets, analytics, connections = [] }: ExternalOrigins = {},
): string {
  const frames = widgets?.frames ?? [];
  return [
    "default-src 'none'",
    [
      "script-src 'self'",
      ...[...new Set(inlineScripts)].map(sourceHash),
      ...(widgets ? [widgets.scripts] : []),
      ...(analytics ? [analytics.script] : []),
    ].join(' '),
    ...(widgets
      ? [
          // The widgets' loader appends a <style> element; style attributes remain forbidden.
          "style-src 'self' 'unsafe-inline'",
          "style-src-attr 'none'",
          ['frame-src', ...frames].join(' '),
        ]
      : [
          [
            "style-src 'self'",
            ...(inlineStyle === undefined ? [] : [sourceHash(inlineStyle)]),
          ].join(' '),
        ]),
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...frames, ...connections, ...(analytics ? [analytics.sends] : [])].join(
      ' ',
    ),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    // Trusted Types forbid how the widgets' loader writes its <style>.
    ...(widgets ? [] : ["require-trusted-types-for 'script'"]),
    // The only policy that may make a script's URL: that of the script that counts visits.
    ...(analytics && !widgets ? [`trusted-types ${analyticsPolicyName}`] : []),
    ...(settings.publicOrigin.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

export const cachePolicies = {
  /** Browsers revalidate every time (304); a CDN may serve its copy for a minute, and while it revalidates. */
  page: 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  /** The same for browsers, and nothing for a CDN: a page that differs by country, the response to one visitor's URL. */
  privatePage: 'private, no-cache',
  /** Lists of content and files of them: a CDN may serve its copy for ten seconds. */
  content: 'public, max-age=0, s-maxage=10, stale-while-revalidate=60',
  /** The URL changes with the content. */
  hashedAsset: 'public, max-age=31536000, immutable',
  /** The URL is fixed: icons, robots.txt, documents. */
  namedFile: 'public, max-age=3600',
  never: 'no-store',
} as const;
