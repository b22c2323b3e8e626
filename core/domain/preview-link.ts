import { createHmac, timingSafeEqual } from 'node:crypto';
import { minuteMs } from '../util/durations.ts';
import type { Parsed } from '../util/parsed.ts';
import { isLanguageCode, type LanguageCode } from './languages.ts';

/** The site's path for drafts, which only links of the CMS open. */
export const previewPath = '/preview';
const lifetimeMs = 10 * minuteMs;

/** A page with the drafts of the CMS in it. */
export interface Preview {
  /** The namespace of its words: `home`. */
  page: string;
  language: LanguageCode;
  theme: 'light' | 'dark';
  /** The origin of the CMS, which shows the page in a frame. */
  frame: string;
}

/** The secret is shared for other purposes too: the name keeps their signatures apart. */
const signatureOf = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(`preview ${text}`).digest('base64url');

/** The path and query string of a link that opens a preview for ten minutes. */
export function previewLink(preview: Preview, secret: string, now: Date): string {
  const until = String(now.getTime() + lifetimeMs);
  const parameters = new URLSearchParams({ ...preview, until }).toString();
  return `${previewPath}?${parameters}&signature=${signatureOf(parameters, secret)}`;
}

/** Reads the query string of such a link. */
export function readPreviewLink(
  queryString: string,
  secret: string,
  now: Date,
): Parsed<Preview, 'forged' | 'expired'> {
  const [parameters = '', signature = ''] = queryString.replace(/^\?/, '').split('&signature=');
  const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(parameters, secret))];
  const {
    page = '',
    language = '',
    theme,
    frame = '',
    until,
  } = Object.fromEntries(new URLSearchParams(parameters)) as Record<string, string | undefined>;
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    return { ok: false, problem: 'forged' };
  if (!isLanguageCode(language) || !(Number(until) > now.getTime()))
    return { ok: false, problem: 'expired' };
  return {
    ok: true,
    value: { page, language, theme: theme === 'dark' ? 'dark' : 'light', frame },
  };
}
