import type { Channels, Licence } from '../../core/domain/company.ts';
import type { LanguageCode } from '../../core/domain/languages.ts';

/** A colour in OKLCH: lightness (0 to 100), chroma (0 to about 0.37), hue (0 to 360). */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** On paper (the light theme) and at night (the dark one). */
export type Themed<Value> = Readonly<Record<'light' | 'dark', Value>>;

export interface BrandNames {
  name: string;
  /** One word, where the full name does not fit. */
  shortName: string;
}

/** A country's code, ISO 3166-1 alpha-2. Its names come from Intl. */
export type CountryCode = Uppercase<string>;

export interface SocialLink {
  network: string;
  href: string;
  /** SVG path data on a grid of 24 × 24, as https://simpleicons.org has it for most networks. */
  icon: string;
}

export interface Brand extends BrandNames {
  /** For languages in which the names are written differently. */
  localNames: Partial<Record<LanguageCode, BrandNames>>;
  company: string;
  registrationNumber: string;
  /** Where the company is registered; its law governs the agreements. */
  country: CountryCode;
  /** As on the certificate of incorporation; never translated. */
  address: string;
  /** Whose residents cannot become clients: at least one. */
  countriesNotServed: readonly [CountryCode, ...CountryCode[]];
  supportEmail: string;
  partnersEmail: string;
  foundedYear: number;
  /** In which an account can be held: ISO codes. */
  accountCurrencies: readonly [string, ...string[]];
  /** Licences of the company to offer financial services. Empty: the site says that it holds none, and does not call the company regulated. */
  licences: readonly Licence[];
  /** By which clients reach the company besides email. None: the site says that it writes emails only. */
  channels: Channels;
  /** Who insures clients, and the events that the policy covers, as the end of a sentence. Undefined: the site offers a summary on request. */
  insurance: { insurer: string; covers: Readonly<Record<LanguageCode, string>> } | undefined;
  socialLinks: readonly SocialLink[];
  /** The facts above that are invented. An operator replaces each and deletes its name here; `npm run launch-check` lists the rest. */
  samples: readonly BrandFact[];
  /** All other colours of the brand are derived from these: see `site/facts/palette.ts`. */
  colours: {
    /** Marks actions: buttons, links, the plate of the logo. Text on it is white in the light theme, dark in the dark one. */
    accent: Themed<Oklch>;
    /** Marks figures, and the logo's second stroke. */
    figure: Themed<Oklch>;
    /** The background of every page. */
    ground: Themed<Oklch>;
    ink: Themed<Oklch>;
  };
}

export type BrandFact = Exclude<keyof Brand, 'samples' | 'colours'>;

/** The logo's drawing on a plate of 32 × 32: path data of two strokes. */
export type Mark = Readonly<Record<'line' | 'rise', string>>;
