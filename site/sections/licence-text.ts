import type { TFunction } from 'i18next';
import type { Licence } from '../../core/domain/company.ts';
import type { LanguageCode } from '../../core/domain/languages.ts';
import { brand } from '../facts/brand.ts';
import { countryName, formatList, isolate, sentenceGap } from '../i18n/format.ts';

const nameOf = (entity: string): string => entity.toLowerCase().replaceAll(/[\s.,]/g, '');
/** True for a licence of the company that clients contract with, not of another of its group. */
export const isOwnLicence = ({ entity = '' }: Licence): boolean =>
  entity === '' || nameOf(entity) === nameOf(brand.company);

/** The company's registration, its licences or that it has none, and those of others: the same on every page and agreement. */
export function licenceStatus(
  t: TFunction<'protection'>,
  language: LanguageCode,
  licences: readonly Licence[],
): string {
  const listOf = (some: readonly Licence[]): string =>
    formatList(
      some.map((licence) => licenceText(t, licence, language)),
      language,
    );
  const own = licences.filter(isOwnLicence);
  const others = licences.filter((licence) => !isOwnLicence(licence));
  const status = own.length > 0 ? t('licence.held', { licences: listOf(own) }) : t('licence.none');
  return others.length === 0
    ? status
    : status + sentenceGap(language) + t('licence.others', { licences: listOf(others) });
}

/** 'Authority (Mauritius), no. 1', and before it an entity other than the company. */
export function licenceText(
  t: TFunction<'protection'>,
  licence: Licence,
  language: LanguageCode,
): string {
  const { authority, number, country, entity = '' } = licence;
  const text = t('licence.item', {
    authority: isolate(authority, language),
    country: countryName(country, language),
    number: isolate(number, language),
  });
  return isOwnLicence(licence)
    ? text
    : t('licence.ofEntity', { entity: isolate(entity, language), licence: text });
}

/** The insurer and what the policy covers, or how to learn both. */
export function insurerText(t: TFunction<'protection'>, language: LanguageCode): string {
  if (!brand.insurance) return t('insurer.onRequest');
  const { insurer, covers } = brand.insurance;
  return t('insurer.named', { insurer: isolate(insurer, language), covers: covers[language] });
}
