import { mapKeys } from '../util/map-keys.ts';

export type Direction = 'ltr' | 'rtl';

/**
 * Everything about a language except its words. Adding one: a row here, its word files, and a flag if it has one
 * ("Add …" in CONTRIBUTING.md).
 */
export interface LanguageRow {
  /** Prefix of its URLs, `lang`, `hreflang`, and the ending of its word files: `home.en.json`. */
  code: string;
  nativeName: string;
  /** The country of `og:locale`, whose flag represents it: `site/shell/flags/<code in lower case>.svg`. Without that file there is no flag. */
  countryCode: string;
  direction: Direction;
  /** Which faces and line heights set it (`data-script` on `<html>`), and which font file is preloaded. */
  script: 'latin' | 'han' | 'arabic';
  /** BCP 47 tag for Intl, with its calendar and digits. */
  locale: string;
  money: {
    /** An amount in US dollars. */
    template: `${string}{{amount}}${string}`;
    /** Where the currency's word depends on the number. */
    pluralTemplates?: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;
    /** The same for other currencies, which Intl names in one form. */
    currencies?: Readonly<Record<string, Partial<Record<Intl.LDMLPluralRule, string>>>>;
    /** Forms of an amount that stands alone, as in a column of figures, by those within a sentence. */
    alone?: Readonly<Record<string, string>>;
    /** The country's name in such an amount: superfluous where the dollars are known to be American. */
    country?: RegExp;
    /** Amounts from this on are written with a word of scale: '200万'. Undefined: only rounded amounts are. */
    compactFrom?: number;
  };
  /** '{{number}} business days', by plural form, which Intl has no words for. */
  businessDays: Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;
  /** From one number or time to another, in the direction of the text. */
  range: string;
  scale: {
    /** 'attached': '85m+', '8500万+'. 'separate': '85+ مليون', with the sign after the number. */
    placement: 'attached' | 'separate';
    /** Abbreviations for counts, by Intl's word. */
    abbreviations?: Readonly<Record<string, string>>;
  };
  /** Spellings of its press that differ from Intl's, in words of scale and names of countries, by Intl's spelling. */
  respelled?: Readonly<Record<string, string>>;
  /** Countries that take 'the' within a sentence: 'the United States'. */
  countriesWithThe?: readonly string[];
  listStyle: 'long' | 'narrow';
  /** The charting provider's name for it. */
  widgetLocale: string;
}

const rows = [
  {
    code: 'zh',
    nativeName: '中文',
    countryCode: 'CN',
    direction: 'ltr',
    script: 'han',
    locale: 'zh-CN',
    money: { template: '{{amount}}美元', compactFrom: 1_000_000 },
    businessDays: { other: '{{number}}个工作日' },
    range: '{{from}}–\u2060{{to}}',
    scale: { placement: 'attached' },
    listStyle: 'narrow',
    widgetLocale: 'zh_CN',
  },
  {
    code: 'en',
    nativeName: 'English',
    countryCode: 'GB',
    direction: 'ltr',
    script: 'latin',
    locale: 'en-GB',
    money: { template: 'US${{amount}}' },
    businessDays: { one: '{{number}} business day', other: '{{number}} business days' },
    range: '{{from}}–\u2060{{to}}',
    scale: {
      placement: 'attached',
      abbreviations: { million: 'm', billion: 'bn', trillion: 'tn' },
    },
    respelled: { 'St ': 'Saint ', ' & ': ' and ', ' (Burma)': '' },
    countriesWithThe:
      'AE BQ BS CC CD CF CG CK DO FK FO GB GM IM IO KM KY MH MP MV NL PH PN SB TC UM US VA VG VI'.split(
        ' ',
      ),
    listStyle: 'long',
    widgetLocale: 'en',
  },
  {
    code: 'ar',
    nativeName: 'العربية',
    countryCode: 'SA',
    direction: 'rtl',
    script: 'arabic',
    // Latin digits, as the Gulf's financial press writes them.
    locale: 'ar-SA-u-ca-gregory-nu-latn',
    money: {
      template: '{{amount}} دولار أمريكي',
      pluralTemplates: {
        one: 'دولار أمريكي واحد',
        // In the accusative and genitive, as after 'costs' and 'by'.
        two: 'دولارين أمريكيين',
        few: '{{amount}} دولارات أمريكية',
        many: '{{amount}} دولارًا أمريكيًا',
      },
      currencies: {
        GBP: {
          one: 'جنيه إسترليني واحد',
          few: '{{amount}} جنيهات إسترلينية',
          many: '{{amount}} جنيهًا إسترلينيًا',
        },
        HKD: { few: '{{amount}} دولارات هونغ كونغ' },
        JPY: { few: '{{amount}} ينات يابانية', many: '{{amount}} ينًا يابانيًا' },
      },
      alone: {
        'دولار\u00A0واحد': '1.00\u00A0دولار',
        دولارين: '2.00\u00A0دولار',
        'جنيه\u00A0إسترليني\u00A0واحد': '1.00\u00A0جنيه\u00A0إسترليني',
      },
      country: / أمريكي\S*/,
    },
    // In the accusative and genitive, as after 'within'.
    businessDays: {
      one: 'يوم عمل واحد',
      two: 'يومَي عمل',
      few: '{{number}} أيام عمل',
      many: '{{number}} يوم عمل',
      other: '{{number}} يوم عمل',
    },
    range: 'من {{from}} إلى {{to}}',
    scale: { placement: 'separate' },
    respelled: { ترليون: 'تريليون', ' (بورما)': '', 'يوان صيني (في الخارج)': 'يوان صيني خارجي' },
    listStyle: 'long',
    widgetLocale: 'ar_AE',
  },
] as const satisfies readonly LanguageRow[];

type Row = (typeof rows)[number];
export type LanguageCode = Row['code'];
export interface Language extends LanguageRow {
  code: LanguageCode;
  widgetLocale: Row['widgetLocale'];
}

/** The languages of the site, in the order in which menus and settings name them. */
export const languages: readonly Language[] = rows;

export const languageCodes: readonly LanguageCode[] = rows.map(({ code }) => code);

/**
 * The content service's default locale: the language of its rows, and of API responses to requests that name none. The
 * CMS requires its texts in this language; the others fall back to it.
 */
export const defaultContentLocale = 'en' satisfies LanguageCode;

/** @throws when the code is not one of the site's languages: callers parse outside input with `isLanguageCode` first. */
export function languageByCode(code: LanguageCode): Language {
  const language = languages.find((candidate) => candidate.code === code);
  if (!language) throw new Error(`There is no language '${code}'`);
  return language;
}

export function isLanguageCode(value: string): value is LanguageCode {
  return languages.some((language) => language.code === value);
}

/** One value for every language. */
export const mapLanguages = <Value>(
  valueOf: (code: LanguageCode) => Value,
): Record<LanguageCode, Value> => mapKeys(languageCodes, valueOf);
