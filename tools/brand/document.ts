import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { escapeHtml } from '../../core/util/escape-html.ts';
import { parseSettings } from '../../server/settings/settings.ts';
import { isShownAsDraft, legalDocumentIds } from '../../site/documents/legal-documents.ts';
import { privacyParts } from '../../site/documents/privacy-parts.ts';
import { renderDocument, type RenderedDocument } from '../../site/documents/render-document.ts';
import { brand } from '../../site/facts/brand.ts';
import { claims } from '../../site/facts/claims.ts';
import { paletteOf } from '../../site/facts/palette.ts';
import type { PrivacySettings } from '../../site/facts/privacy-register.ts';
import { brandVariables } from '../../site/i18n/brand-words.ts';
import { createTranslator } from '../../site/i18n/create-translator.ts';
import { formatClaim } from '../../site/i18n/format.ts';
import { paths } from '../../site/paths.ts';
import { licenceStatus } from '../../site/sections/licence-text.ts';

const css = readFileSync(path.join(import.meta.dirname, 'document.css'), 'utf8');
/** Weights of the face, in files of their own: Chromium embeds a variable font as drawings. */
const weights = [400, 500, 600, 700];

const readWords = (file: string): Record<string, unknown> =>
  JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
const translator = createTranslator('en', {
  protection: readWords('site/sections/protection.en.json'),
  'privacy-policy': readWords('site/pages/legal-document/privacy-policy.en.json'),
});

export function privacySettings(): PrivacySettings {
  const settings = parseSettings(process.env);
  return { ...settings, referralDays: settings.referral.days };
}

/** The privacy policy's parts that follow from the settings in the environment, as its page has them. */
function privacyValues(): [string, { markdown: string }][] {
  const parts = privacyParts(translator.getFixedT('en', 'privacy-policy'), 'en', privacySettings());
  return Object.entries(parts).map(([name, markdown]) => [`privacy.${name}`, { markdown }]);
}

/** The texts that become PDFs, in English, which applies: `<id>.<language>.md` is a translation, for its page only. */
export function readDocuments(folder = 'content/documents'): RenderedDocument[] {
  const values = new Map<string, string | { markdown: string }>([
    ...Object.entries(claims).map(
      ([name, { value }]) => [`claim.${name}`, formatClaim(value, 'en')] as const,
    ),
    ...Object.entries(brandVariables('en')).map(
      ([name, value]) => [`brand.${name}`, value] as const,
    ),
    [
      'licence.status',
      licenceStatus(translator.getFixedT('en', 'protection'), 'en', brand.licences),
    ],
    ...privacyValues(),
  ]);
  return globSync(`${folder}/*.md`)
    .filter((file) => /^[^.]+\.md$/.test(path.basename(file)))
    .toSorted()
    .map((file) => {
      const document = renderDocument(path.basename(file), readFileSync(file, 'utf8'), {
        valueOf: (name) => values.get(name),
        // Where the website is published is known only when it runs: a page's path is printed, not linked.
        pageLink: (text, route, fragment) =>
          `${text} (/en${paths[route]}${fragment === undefined ? '' : `#${fragment}`})`,
        wideHead: '',
      });
      if (document.kind === 'legal' && !legalDocumentIds.some((id) => id === document.id))
        throw new Error(`${file}: no page shows it; name it in site/documents/legal-documents.ts`);
      return document;
    });
}

/** A document as a page to print: title and contents, then the sections from a new sheet on. */
export function documentHtml(source: RenderedDocument): string {
  const notice = isShownAsDraft(source)
    ? "Draft - not in force until approved by the company's legal counsel"
    : `${source.title}, version ${source.version}`;
  const variables = {
    ...paletteOf(brand.colours).documents,
    brand: JSON.stringify(brand.name),
    title: JSON.stringify(source.title),
    notice: JSON.stringify(notice),
  };
  const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(source.date),
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(source.title)}</title>
${weights.map((weight) => `<link rel="stylesheet" href="/node_modules/@fontsource/hanken-grotesk/latin-${weight}.css">`).join('')}
<style>:root{${Object.entries(variables)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}
${css}</style>
<div class="cover"><h1>${escapeHtml(source.title)}</h1>
<p class="subject">${escapeHtml(source.subject)}</p>
<p class="edition">${escapeHtml(`Version ${source.version}, ${date}. ${brand.company}`)}</p>
${source.opening}
<nav><h2>Contents</h2><ol>${source.sections
    .map(
      ({ id, number, title }) =>
        `<li><a href="#${id}"><b>${number}</b>${escapeHtml(title)}</a></li>`,
    )
    .join('')}</ol></nav></div>
${source.sections.map(({ id, html }) => `<section id="${id}">${html}</section>`).join('\n')}</html>`;
}
