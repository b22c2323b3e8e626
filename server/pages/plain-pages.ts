import { languages, type LanguageCode } from '../../core/domain/languages.ts';
import { messageOf } from '../../core/util/error-message.ts';
import { escapeHtml } from '../../core/util/escape-html.ts';
import { brandNames } from '../../site/i18n/brand-words.ts';
import { wordsOf } from '../../site/i18n/translator.ts';
import { prefixed } from '../../site/paths.ts';
import { cachePolicies, contentSecurityPolicy, noFraming } from '../http/headers.ts';
import { uncompressedResponse, type StoredResponse } from '../http/stored-response.ts';
import type { Settings } from '../settings/settings.ts';

/** A page without the site around it: it costs next to nothing, and depends on nothing that may have failed. */
const plainPage = (
  status: number,
  language: string,
  title: string,
  body: string,
  settings: Settings,
  headers: Record<string, string> = {},
): StoredResponse =>
  uncompressedResponse(
    status,
    Buffer.from(
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title></head><body>${body}</body></html>`,
    ),
    {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy({}, settings),
      'cache-control': cachePolicies.never,
      ...headers,
    },
  );

/** The first line of an error's message, without paths of our own files. */
const safeMessage = (error: unknown): string =>
  (messageOf(error).split('\n')[0] ?? '')
    .replaceAll(/(?:file:\/\/)?(?:\/[\w.@-]+){2,}/g, '…')
    .slice(0, 300);

/** The page of a program error, status 500, in the wording of the product requirements. */
export const failurePage = (error: unknown, settings: Settings): StoredResponse =>
  plainPage(
    500,
    'en',
    'Unexpected Application Error!',
    `<h1>Unexpected Application Error!</h1><p>${escapeHtml(safeMessage(error))}</p><p><a href="/">Go Back Home</a></p>`,
    settings,
  );

/** One sentence in every language. */
function messagePage(
  status: number,
  textIn: (language: LanguageCode) => string,
  settings: Settings,
  headers: Record<string, string>,
): StoredResponse {
  const texts = languages.map(
    ({ code, direction }) => `<p lang="${code}" dir="${direction}">${textIn(code)}</p>`,
  );
  const { name } = brandNames(settings.defaultLanguage);
  const body = `<h1>${name}</h1>${texts.join('')}`;
  return plainPage(status, settings.defaultLanguage, name, body, settings, headers);
}

/**
 * The page when too many requests are waiting, status 503, in every language. Reloading it repeats the request; a posted form is
 * sent again with all its values.
 */
export const busyPage = (settings: Settings): StoredResponse =>
  messagePage(503, (code) => wordsOf(code, 'busy')('tooManyRequests'), settings, {
    'retry-after': '2',
  });

/** In the place of a preview, in the CMS's frame: its link is not valid, or has expired, or the drafts cannot be read. */
export const previewRefusal = (
  reason: 'forged' | 'expired' | 'away',
  settings: Settings,
): StoredResponse =>
  messagePage(
    { forged: 403, expired: 410, away: 502 }[reason],
    (code) => wordsOf(code, 'preview')(reason),
    settings,
    {
      'content-security-policy': contentSecurityPolicy({}, settings).replace(
        noFraming,
        'frame-ancestors *',
      ),
      'x-robots-tag': 'noindex',
    },
  );

/**
 * Takes the place of the client portal where none is configured, so that every link works on a fresh machine.
 * @param visitorLanguage undefined: the page is in every language
 */
export function portalStandIn(
  purpose: 'login' | 'register',
  visitorLanguage: LanguageCode | undefined,
  settings: Settings,
  headers: Record<string, string>,
): StoredResponse {
  const language = visitorLanguage ?? settings.defaultLanguage;
  const texts = languages
    .filter(({ code }) => code === (visitorLanguage ?? code))
    .map(({ code, direction }) => {
      const t = wordsOf(code, 'portal');
      return `<section lang="${code}" dir="${direction}"><h1>${t(purpose)}</h1><p>${t('text')}</p><p><a href="${prefixed('/', code, settings.defaultLanguage)}">${t('back')}</a></p></section>`;
    });
  const title = `${wordsOf(language, 'portal')(purpose)} | ${brandNames(language).name}`;
  return plainPage(200, language, title, texts.join(''), settings, headers);
}
