import { articlesPath, type Article } from '../../core/domain/article.ts';
import { languageCodes, type LanguageCode } from '../../core/domain/languages.ts';
import { escapeHtml } from '../../core/util/escape-html.ts';
import { brandNames } from '../../site/i18n/brand-words.ts';
import { createLinks } from '../../site/i18n/links.ts';
import { articlePath, feedPath, prefixed } from '../../site/paths.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { cachePolicies } from '../http/headers.ts';
import { fileResponse } from '../http/plain-responses.ts';
import type { Settings } from '../settings/settings.ts';

const maxFeedEntries = 50;

/** A feed of the articles in each language. The path above the articles leads to the page that lists them. */
export const articleEndpoints = (
  settings: Settings,
  articlesNow: () => readonly Article[] | undefined,
): Endpoint[] =>
  languageCodes.flatMap((language): Endpoint[] => [
    {
      kind: 'read',
      path: prefixed(feedPath, language, settings.defaultLanguage),
      handler: () => feed(settings, language, articlesNow() ?? []),
    },
    {
      kind: 'redirect',
      path: prefixed(articlesPath, language, settings.defaultLanguage),
      location: createLinks(language, settings.links).page('news'),
    },
  ]);

/** Atom (RFC 4287). */
function feed(settings: Settings, language: LanguageCode, articles: readonly Article[]): Response {
  const { publicOrigin, defaultLanguage } = settings;
  const address = (path: string): string =>
    publicOrigin + prefixed(path, language, defaultLanguage);
  const { name } = brandNames(language);
  const shown = articles
    .flatMap(({ slug, date, texts }) => {
      const text = texts[language];
      return text ? [{ slug, updated: `${date}T00:00:00Z`, ...text }] : [];
    })
    .slice(0, maxFeedEntries);
  const entries = shown.map(
    ({ slug, updated, title, summary, author }) =>
      `<entry><title>${escapeHtml(title)}</title><link href="${address(articlePath(slug))}"/><id>${address(articlePath(slug))}</id><updated>${updated}</updated><author><name>${escapeHtml(author || name)}</name></author><summary>${escapeHtml(summary)}</summary></entry>`,
  );
  return fileResponse(
    'application/atom+xml',
    `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}"><title>${escapeHtml(name)}</title><id>${address(feedPath)}</id><link rel="self" href="${address(feedPath)}"/><updated>${shown[0]?.updated ?? '2026-01-01T00:00:00Z'}</updated>${entries.join('\n')}</feed>\n`,
    cachePolicies.content,
  );
}
