import { languages } from '../../core/domain/languages.ts';
import { brandNames } from '../../site/i18n/brand-words.ts';
import { wordsOf } from '../../site/i18n/translator.ts';
import { cachePolicies, contentSecurityPolicy } from '../http/headers.ts';
import type { Settings } from '../settings/settings.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    busy: typeof import('../../site/words/busy.en.json');
  }
}

const retryAfterSeconds = 2;

/**
 * The response when too many requests are waiting, status 503. It is in every language, because it must cost next to nothing.
 * Reloading it repeats the request; a posted form is sent again with all its values.
 */
export function busyResponse(
  settings: Pick<Settings, 'publicOrigin' | 'defaultLanguage'>,
): Response {
  const texts = languages.map(
    ({ code, direction }) =>
      `<p lang="${code}" dir="${direction}">${wordsOf(code, 'busy')('tooManyRequests')}</p>`,
  );
  const { name } = brandNames(settings.defaultLanguage);
  const html = `<!doctype html><html lang="${settings.defaultLanguage}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${name}</title></head><body><h1>${name}</h1>${texts.join('')}</body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy({}, settings),
      'cache-control': cachePolicies.never,
      'retry-after': String(retryAfterSeconds),
    },
  });
}
