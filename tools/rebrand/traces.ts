import { inflateSync } from 'node:zlib';
import { languageCodes } from '../../contract/languages.ts';
import type { Brand, Oklch } from '../../site/facts/brand-shape.ts';
import { paletteOf } from '../../site/facts/palette.ts';
import { countryName } from '../../site/i18n/format.ts';

/** The text without the invisible characters that isolate names in it. */
export const visible = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '');

const hexesOf = ({ colours }: Brand): string[] => {
  const { icon, bars, documents } = paletteOf(colours);
  return [icon, bars, documents].flatMap((group): string[] => Object.values(group));
};

/** Whatever tells this brand from the other: names, facts, addresses, the country in every language, colours. */
export function marksOf(brand: Brand, other: Brand): string[] {
  const textsOf = (one: Brand): string[] => [
    one.name,
    one.shortName,
    ...Object.values(one.localNames).flatMap(({ name, shortName }) => [name, shortName]),
    one.company,
    one.registrationNumber,
    one.address,
    ...one.licences.flatMap(({ authority, number }) => [authority, number]),
    one.supportEmail,
    one.partnersEmail,
    ...one.socialLinks.map(({ href }) => href),
    ...languageCodes.map((language) => countryName(one.country, language)),
    ...hexesOf(one),
  ];
  const others = new Set(textsOf(other));
  return [...new Set(textsOf(brand))].filter((text) => !others.has(text));
}

/** Which of the marks are in a text, in whatever case. */
export function tracesIn(text: string, marks: readonly string[]): string[] {
  const searched = visible(text).toLowerCase();
  return marks.filter((mark) => searched.includes(mark.toLowerCase()));
}

/** Colours of a stylesheet that have the accent's hue, as a minifier may write them. */
export const coloursOfHue = (css: string, [, , hue]: Oklch): string[] =>
  [...css.matchAll(/oklch\(\S+ \S+ ([\d.]+)[^)]*\)/g)]
    .filter(([, own]) => Number(own) === hue)
    .map(([colour]) => colour);

/** The decompressed streams of a PDF, in which colours are written as three fractions. */
function pdfStreams(pdf: Buffer): string[] {
  const raw = pdf.toString('latin1');
  return [...raw.matchAll(/stream\r?\n/g)].flatMap(({ index, 0: { length } }) => {
    // 'endstream' matches, too.
    if (raw.slice(index - 3, index) === 'end') return [];
    const end = raw.indexOf('endstream', index);
    try {
      return [inflateSync(pdf.subarray(index + length, end)).toString('latin1')];
    } catch {
      return [];
    }
  });
}

/** Every colour with which a PDF fills or draws, as '#00684a'. */
export function pdfColours(pdf: Buffer): Set<string> {
  const colours = pdfStreams(pdf).flatMap((stream) =>
    [...stream.matchAll(/(?<![\d.])([\d.]+) ([\d.]+) ([\d.]+) (?:scn|SCN|rg|RG)\b/g)].map(
      ([, ...channels]) =>
        `#${channels
          .slice(0, 3)
          .map((channel) =>
            Math.round(Number(channel) * 255)
              .toString(16)
              .padStart(2, '0'),
          )
          .join('')}`,
    ),
  );
  return new Set(colours);
}
