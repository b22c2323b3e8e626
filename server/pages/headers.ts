import { createHash } from 'node:crypto';
import type { WidgetHosts } from '../../site/embeds/provider.ts';
import type { Settings } from '../settings.ts';

/** Headers of every answer. */
export function securityHeaders(settings: Pick<Settings, 'publicOrigin'>): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(settings.publicOrigin.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
      : {}),
  };
}

interface OutsideHosts {
  widgets?: WidgetHosts | undefined;
  connections?: readonly string[];
}

/**
 * The one policy of a page: our own files, and exactly the scripts that stand in it.
 * @param outside the hosts of the market widgets (docs/decisions/0013) and other origins that the page's scripts may ask
 */
export function contentSecurityPolicy(
  inlineScripts: readonly string[],
  settings: Pick<Settings, 'publicOrigin'>,
  { widgets, connections = [] }: OutsideHosts = {},
): string {
  const frames = widgets?.frames ?? [];
  const hashes = [...new Set(inlineScripts)].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes, ...(widgets ? [widgets.scripts] : [])].join(' '),
    "style-src 'self'",
    // The widgets' loader appends a <style> of its own; style attributes stay forbidden.
    ...(widgets
      ? ["style-src-elem 'self' 'unsafe-inline'", ['frame-src', ...frames].join(' ')]
      : []),
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...frames, ...connections].join(' '),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    // No text becomes a script by assignment, but where the widgets' loader writes its <style> in this very way.
    ...(widgets ? [] : ["require-trusted-types-for 'script'"]),
    ...(settings.publicOrigin.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

export const cachePolicies = {
  /** Browsers ask each time (and get 304); a CDN may answer for `seconds`, and while it asks again. */
  page: (seconds: number): string =>
    `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds * 10}`,
  /** The name changes with the content. */
  hashedAsset: 'public, max-age=31536000, immutable',
  /** Fixed name: the icons, robots.txt, documents. */
  namedFile: 'public, max-age=3600',
  never: 'no-store',
} as const;
