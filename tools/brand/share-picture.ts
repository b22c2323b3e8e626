import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languageByCode, type LanguageCode } from '../../core/domain/languages.ts';
import { escapeHtml } from '../../core/util/escape-html.ts';
import { brand, mark } from '../../site/facts/brand.ts';
import { productClasses } from '../../site/facts/instruments.ts';
import { paletteOf, toHex } from '../../site/facts/palette.ts';
import { brandNames, wordmarkOf } from '../../site/i18n/brand-words.ts';
import { createTranslator } from '../../site/i18n/create-translator.ts';
import type { RouteName } from '../../site/paths.ts';
import { markSvg } from './brand-texts.ts';

const read = (file: string): string => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const css = read('share-picture.css');
const faces = ['hanken-grotesk', 'readex-pro', 'noto-sans-sc'];

/** `accountTypes` has its words in `account-types.en.json`. */
function titleOf(route: RouteName, language: LanguageCode): string {
  const name = route.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const [file] = globSync(`site/pages/**/${name}.${language}.json`);
  if (file === undefined) throw new Error(`The page ${route} has no words in '${language}'`);
  const { meta } = JSON.parse(readFileSync(file, 'utf8')) as { meta: { title: string } };
  const translate = createTranslator(language, { meta }).getFixedT(language) as (
    key: string,
  ) => string;
  return translate('meta:title');
}

/** Chinese lines end between words; the browser divides only where a `<wbr>` allows it. */
const titleHtml = (title: string, language: LanguageCode): string =>
  language === 'zh'
    ? Array.from(new Intl.Segmenter('zh', { granularity: 'word' }).segment(title), (word) =>
        escapeHtml(word.segment),
      )
        .join('<wbr>')
        // Punctuation stays with what precedes it.
        .replaceAll(/<wbr>(?=[\p{P} ])/gu, '')
    : escapeHtml(title);

/** A market's own colour at night, as the site's tokens have it. */
function accentOf(product: string): string {
  const [, lightness, chroma, hue] =
    new RegExp(
      String.raw`\[data-product='${product}'\][^{}]*\{\s*--accent: light-dark\(oklch\([^)]+\), oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)\)`,
    ).exec(readFileSync('site/styles/tokens.css', 'utf8')) ?? [];
  if (hue === undefined) throw new Error(`tokens.css has no accent for ${product}`);
  return toHex([Number(lightness), Number(chroma), Number(hue)]);
}

function emblem(product: string): string {
  const symbols = readFileSync('site/ui/market-emblems.svg', 'utf8');
  const [, drawing = ''] =
    new RegExp(`<symbol id="${product}" viewBox="0 0 24 24">([^]*?)</symbol>`).exec(symbols) ?? [];
  return `<svg class="emblem" viewBox="0 0 24 24">${drawing}</svg>`;
}

/** The picture beside a shared link as a page of 1200 × 630 pixels: brand, title, and the page's drawing. */
export function sharePictureHtml(route: RouteName, language: LanguageCode): string {
  const product = productClasses.find((name) => name === route);
  const { ground, raised, ink } = paletteOf(brand.colours).pictures;
  const colours = {
    ground,
    raised,
    ink,
    gold: toHex(brand.colours.figure.dark),
    accent: product ? accentOf(product) : toHex(brand.colours.accent.dark),
  };
  const own = `drawings/${route}.svg`;
  const drawing = read(
    existsSync(path.join(import.meta.dirname, own)) ? own : 'drawings/default.svg',
  );
  const [before, short, after] = wordmarkOf(brandNames(language)).map(escapeHtml);
  return [
    `<!doctype html><html lang="${language}" dir="${languageByCode(language).direction}"><meta charset="utf-8">`,
    ...faces.map(
      (face) =>
        `<link rel="stylesheet" href="/node_modules/@fontsource-variable/${face}/index.css">`,
    ),
    `<style>:root{${Object.entries(colours)
      .map(([name, value]) => `--${name}:${value}`)
      .join(';')}}\n${css}</style>`,
    `<div class="drawing">${drawing}</div>`,
    `<div class="brand">${markSvg(mark, brand.colours, 8)}<span>${before}<b>${short}</b>${after}</span></div>`,
    product ? emblem(product) : '',
    `<h1>${titleHtml(titleOf(route, language), language)}</h1></html>`,
  ].join('\n');
}
