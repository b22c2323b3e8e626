import { createHash } from 'node:crypto';
import type { WidgetHosts } from '../../site/embeds/provider.ts';
import { analyticsPolicyName } from '../../site/facts/analytics-settings.ts';
import { tagSources, type Directive, type Tag } from '../../site/facts/tags.ts';
import type { Settings } from '../settings/settings.ts';

/** Headers of every response. */
export function securityHeaders({ publicOrigin, noIndex }: Settings): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'accelerometer=(),camera=(),display-capture=(),geolocation=(),gyroscope=(),microphone=(),midi=(),payment=(),usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(publicOrigin.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=31536000' }
      : {}),
    ...(noIndex ? { 'x-robots-tag': 'noindex' } : {}),
  };
}

interface ExternalOrigins {
  /** Hosts of the market widgets (docs/decisions/0012). */
  widgets?: WidgetHosts | undefined;
  /** The script that counts visits (docs/decisions/0019). */
  analytics?: { script: string; sends: string } | undefined;
  /** Tags and chats that load after consent (docs/analytics.md). */
  tags?: readonly Tag[] | undefined;
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
  settings: Settings,
  { widgets, analytics, tags = [], connections = [] }: ExternalOrigins = {},
): string {
  const tagged = (directive: Directive): string[] => tagSources(tags, directive) ?? [];
  const hasChat = tagSources(tags, 'style') !== undefined;
  const frames = [...(widgets?.frames ?? []), ...tagged('frame')];
  const media = tagged('media');
  const trustsTypes = !widgets && tags.length === 0;
  return [
    "default-src 'none'",
    [
      "script-src 'self'",
      ...[...new Set(inlineScripts)].map(sourceHash),
      ...(widgets ? [widgets.scripts] : []),
      ...(analytics ? [analytics.script] : []),
      ...tagged('script'),
    ].join(' '),
    ...(widgets || hasChat
      ? [
          // The widgets' loader appends a <style> element; only chats set style attributes.
          ["style-src 'self' 'unsafe-inline'", ...tagged('style')].join(' '),
          ...(hasChat ? [] : ["style-src-attr 'none'"]),
        ]
      : [
          [
            "style-src 'self'",
            ...(inlineStyle === undefined ? [] : [sourceHash(inlineStyle)]),
          ].join(' '),
        ]),
    ...(frames.length > 0 ? [['frame-src', ...frames].join(' ')] : []),
    ["img-src 'self' data:", ...tagged('img')].join(' '),
    ["font-src 'self'", ...tagged('font')].join(' '),
    ...(media.length > 0 ? [['media-src', ...media].join(' ')] : []),
    [
      "connect-src 'self'",
      ...(widgets?.frames ?? []),
      ...connections,
      ...(analytics ? [analytics.sends] : []),
      ...tagged('connect'),
    ].join(' '),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    // Trusted Types forbid how the widgets' loader writes its <style>, and how tags load scripts of their own.
    ...(trustsTypes ? ["require-trusted-types-for 'script'"] : []),
    // The only policy that may make a script's URL: that of the script that counts visits.
    ...(analytics && trustsTypes ? [`trusted-types ${analyticsPolicyName}`] : []),
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
