import { languageByCode, type Language, type LanguageCode } from '../../contract/languages.ts';

/** The charting provider's embeds as they are; see docs/contracts.md. Everything that a widget may be told is typed here or in its own file. */
export type WidgetName = 'ticker-tape' | 'market-quotes' | 'events' | 'timeline';

/** Where the widgets come from: hosts that the policy of a page with widgets names, and no others. */
export interface WidgetHosts {
  scripts: string;
  /** The first is the usual one; the newest loaders try the second when a policy stops the first. */
  frames: readonly string[];
}

/** @param standIn origin of a stand-in that serves scripts and frames alike, instead of the provider */
export function widgetHosts(standIn: string | undefined): WidgetHosts {
  if (standIn !== undefined) return { scripts: standIn, frames: [standIn] };
  return {
    scripts: 'https://s3.tradingview.com',
    frames: ['https://www.tradingview-widget.com', 'https://s.tradingview.com'],
  };
}

export const widgetScript = (hosts: WidgetHosts, name: WidgetName): string =>
  `${hosts.scripts}/external-embedding/embed-widget-${name}.js`;

/** Pixels as a number, a share of the column, or `auto`. Given anything else, '600px' for one, the provider drops every setting. */
export type WidgetSize = number | `${number}%` | 'auto';

export type NonEmpty<Item> = readonly [Item, ...Item[]];

/** What every widget understands. */
export interface LookSettings {
  colorTheme: 'light' | 'dark';
  isTransparent: boolean;
  locale: Language['widgetLocale'];
}

export interface SizeSettings {
  width: WidgetSize;
  height: WidgetSize;
}

/** How a deployment wants its widgets to look; the rest of a widget's settings is its own. */
export interface WidgetLook {
  colorTheme: LookSettings['colorTheme'];
  language: LanguageCode;
}

export const lookSettings = ({ colorTheme, language }: WidgetLook): LookSettings => ({
  isTransparent: false,
  colorTheme,
  locale: languageByCode(language).widgetLocale,
});

/** A widget's list that must hold something. @throws at the start of the site, naming the widget and the key */
export function nonEmpty<Item>(
  widget: WidgetName,
  key: string,
  items: readonly Item[],
): NonEmpty<Item> {
  const [first, ...rest] = items;
  if (first === undefined)
    throw new Error(`The widget ${widget} cannot be shown: '${key}' is empty`);
  return [first, ...rest];
}
