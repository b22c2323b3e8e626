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

/** The directive by which no other site shows a page in a frame. A preview is shown in the CMS's. */
export const noFraming = "frame-ancestors 'none'";

/** The content security policy of a page: our own files, exactly its inline scripts and styles, and the external origins that it uses. */
export function contentSecurityPolicy(
  { inlineScripts = [], inlineStyle }: InlineTexts,
  settings: Settings,
  { widgets, analytics, tags = [], connections = [] }: ExternalOrigins = {},
): string {
  const ofTags = (directive: Directive): string[] => tagSources(tags, directive) ?? [];
  const hasChat = tagSources(tags, 'style') !== undefined;
  const frames = [...(widgets?.frames ?? []), ...ofTags('frame')];
  const trustsTypes = !widgets && tags.length === 0;
  /** Undefined: the page has no such directive. */
  const directives: Record<string, readonly string[] | undefined> = {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...new Set(inlineScripts.map(sourceHash)),
      ...(widgets ? [widgets.scripts] : []),
      ...(analytics ? [analytics.script] : []),
      ...ofTags('script'),
    ],
    // The widgets' loader appends a <style> element; only chats set style attributes.
    'style-src':
      widgets || hasChat
        ? ["'self'", "'unsafe-inline'", ...ofTags('style')]
        : ["'self'", ...(inlineStyle === undefined ? [] : [sourceHash(inlineStyle)])],
    'style-src-attr': widgets && !hasChat ? ["'none'"] : undefined,
    'frame-src': frames.length > 0 ? frames : undefined,
    'img-src': ["'self'", 'data:', ...ofTags('img')],
    'font-src': ["'self'", ...ofTags('font')],
    'media-src': tagSources(tags, 'media'),
    'connect-src': [
      "'self'",
      ...(widgets?.frames ?? []),
      ...connections,
      ...(analytics ? [analytics.sends] : []),
      ...ofTags('connect'),
    ],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    // Trusted Types forbid how the widgets' loader writes its <style>, and how tags load scripts of their own.
    'require-trusted-types-for': trustsTypes ? ["'script'"] : undefined,
    // The only policy that may make a script's URL: that of the script that counts visits.
    'trusted-types': analytics && trustsTypes ? [analyticsPolicyName] : undefined,
    'upgrade-insecure-requests': settings.publicOrigin.startsWith('https:') ? [] : undefined,
  };
  return Object.entries(directives)
    .flatMap(([name, sources]) => (sources ? [[name, ...sources].join(' ')] : []))
    .join('; ');
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
