import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { escapeHtml } from '../../core/util/escape-html.ts';
import { parseSettings } from '../../server/settings/settings.ts';
import { isShownAsDraft, legalDocumentIds } from '../../site/documents/legal-documents.ts';
import {
  parseDocument,
  type Block,
  type Inline,
  type ParsedDocument,
} from '../../site/documents/parse-document.ts';
import { privacyParts } from '../../site/documents/privacy-parts.ts';
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
/** A table with more rows than this may continue on the next page. */
const maxUnbrokenRows = 7;

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
export function readDocuments(folder = 'content/documents'): ParsedDocument[] {
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
      const document = parseDocument(path.basename(file), readFileSync(file, 'utf8'), (name) =>
        values.get(name),
      );
      if (document.kind === 'legal' && !legalDocumentIds.some((id) => id === document.id))
        throw new Error(`${file}: no page shows it; name it in site/documents/legal-documents.ts`);
      return document;
    });
}

function inlineHtml(inline: Inline): string {
  const text = escapeHtml(inline.text);
  switch (inline.kind) {
    case 'page-link': {
      // Where the website is published is known only when it runs: a page's path is printed, not linked.
      const fragment = inline.fragment === undefined ? '' : `#${inline.fragment}`;
      return `${text} (/en${paths[inline.route]}${fragment})`;
    }
    case 'link':
      return `<a href="${escapeHtml(inline.href)}">${text}</a>`;
    case 'text':
      if (inline.weight === 'normal') return text;
      return inline.weight === 'strong' ? `<strong>${text}</strong>` : `<code>${text}</code>`;
  }
}

const inlinesHtml = (inlines: readonly Inline[]): string => inlines.map(inlineHtml).join('');

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'section':
      return `</section><section id="${block.id}"><h2><b>${block.number}</b> ${escapeHtml(block.title)}</h2>`;
    case 'subheading':
      return `<h3>${escapeHtml(block.title)}</h3>`;
    case 'paragraph': {
      const names = [
        ...(block.number === undefined ? [] : ['clause']),
        ...(block.content.at(-1)?.text.endsWith(':') ? ['introduces-list'] : []),
      ].join(' ');
      const number = block.number === undefined ? '' : `<b>${block.number}</b> `;
      return `<p class="${names}">${number}<span>${inlinesHtml(block.content)}</span></p>`;
    }
    case 'list':
      return `<ul>${block.items
        .map(
          ({ label, content }) => `<li><b>${label}</b> <span>${inlinesHtml(content)}</span></li>`,
        )
        .join('')}</ul>`;
    case 'note':
      return `<p class="note">${inlinesHtml(block.content)}</p>`;
    case 'table': {
      const head = block.head.map((cell) => `<th scope="col">${inlinesHtml(cell)}</th>`).join('');
      const rows = block.rows.map(
        ([first = [], ...rest]) =>
          `<tr><th scope="row">${inlinesHtml(first)}</th>${rest.map((cell) => `<td>${inlinesHtml(cell)}</td>`).join('')}</tr>`,
      );
      const length = block.rows.length > maxUnbrokenRows ? 'long' : 'short';
      return `<table class="${length}"><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
    }
  }
}

/** A document as a page to print: title and contents, then the sections from a new sheet on. */
export function documentHtml(source: ParsedDocument): string {
  const firstSection = source.blocks.findIndex(({ kind }) => kind === 'section');
  const sections = source.blocks.slice(firstSection);
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
${source.blocks.slice(0, firstSection).map(blockHtml).join('\n')}
<nav><h2>Contents</h2><ol>${sections
    .flatMap((block) =>
      block.kind === 'section'
        ? [`<li><a href="#${block.id}"><b>${block.number}</b>${escapeHtml(block.title)}</a></li>`]
        : [],
    )
    .join('')}</ol></nav></div>
<section>${sections.map(blockHtml).join('\n')}</section></html>`.replace('<section></section>', '');
}
