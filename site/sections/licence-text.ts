import type { TFunction } from 'i18next';
import type { LanguageCode } from '../../core/domain/languages.ts';
import type { Licence } from '../facts/brand-shape.ts';
import { brand } from '../facts/brand.ts';
import { countryName, formatList, isolate } from '../i18n/format.ts';

/** Where the company is registered, and its licences or that it has none: one sentence for every page and agreement. */
export function licenceStatus(t: TFunction<'protection'>, language: LanguageCode): string {
  if (brand.licences.length === 0) return t('licence.none');
  const licences = brand.licences.map((licence) => licenceText(t, licence, language));
  return t('licence.held', { licences: formatList(licences, language) });
}

/** 'Authority (Mauritius), no. 1' */
export const licenceText = (
  t: TFunction<'protection'>,
  { authority, number, country }: Licence,
  language: LanguageCode,
): string =>
  t('licence.item', {
    authority: isolate(authority, language),
    country: countryName(country, language),
    number: isolate(number, language),
  });
