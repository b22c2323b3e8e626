import { languageByCode, type LanguageCode } from '../../core/domain/languages.ts';
import { isolateByScript } from '../../core/util/isolate.ts';
import type { Brand, BrandNames } from '../facts/brand-shape.ts';
import { brand } from '../facts/brand.ts';
import { countryInSentence, formatList, localeOf } from './format.ts';

/** The brand's names in a language: those of its own, or the ones that serve every language. */
export const brandNames = (language: LanguageCode, ofBrand: Brand = brand): BrandNames =>
  ofBrand.localNames[language] ?? ofBrand;

/**
 * The parts of a name as the logo sets them: the short name in bold, the rest light ('The', 'Kestrel', 'Group'; '', '红隼', '集团'). Of a name that
 * does not contain the short one as a word, only the short name is shown.
 */
export function wordmarkOf({ name, shortName }: BrandNames): [string, string, string] {
  const start = name.indexOf(shortName);
  const [before, after] = [name.slice(0, start), name.slice(start + shortName.length)];
  const isWord =
    /(?:^|\s|\p{Script=Han})$/u.test(before) && /^(?:$|\s|\p{Script=Han})/u.test(after);
  if (start === -1 || !isWord) return ['', shortName, ''];
  return after.startsWith(' ')
    ? [before, `${shortName} `, after.trimStart()]
    : [before, shortName, after];
}

/**
 * The brand as values of placeholders (`{{brand.company}}`). Countries are in the form that a sentence needs; all other
 * values may be in another script than the language's, and are isolated.
 */
export function brandVariables(language: LanguageCode, ofBrand: Brand = brand) {
  const { direction } = languageByCode(language);
  const isolated = (value: string): string =>
    direction === 'rtl' ? isolateByScript(value) : value;
  const { name, shortName } = brandNames(language, ofBrand);
  const { company, registrationNumber, address, supportEmail, partnersEmail, foundedYear } =
    ofBrand;
  const inSentence = (code: string): string => countryInSentence(code, language);
  // In full, even where the site's own lists are terse: '朝鲜或苏丹'.
  const anyOf = new Intl.ListFormat(localeOf(language), { type: 'disjunction' });
  return {
    name: isolated(name),
    shortName: isolated(shortName),
    company: isolated(company),
    registrationNumber: isolated(registrationNumber),
    address: isolated(address),
    supportEmail: isolated(supportEmail),
    partnersEmail: isolated(partnersEmail),
    foundedYear: isolated(String(foundedYear)),
    accountCurrencies: formatList(ofBrand.accountCurrencies.map(isolated), language),
    country: inSentence(ofBrand.country),
    countriesNotServed: anyOf.format(ofBrand.countriesNotServed.map(inSentence)),
  };
}

/**
 * A company whose name ends with a full stop ('Ltd.') ends a sentence with it: the sentence's own would be a second one.
 * @param text with the placeholders still in it
 */
export const withoutDoubleStops = (text: string, ofBrand: Pick<Brand, 'company'> = brand): string =>
  ofBrand.company.endsWith('.') ? text.replaceAll('{{brand.company}}.', '{{brand.company}}') : text;
