import { languageByCode, type Language, type LanguageCode } from '../../core/domain/languages.ts';

/** The charting provider's widgets ("Charting provider" in docs/external-apis.md). All their settings are typed, here or in the widget's own file. */
export type WidgetName = 'ticker-tape' | 'market-quotes' | 'events' | 'timeline';

/** The widgets' hosts: the content security policy of a page with widgets names these and no others. */
export interface WidgetHosts {
  scripts: string;
  /** The usual one first. The newest loaders try the second when a policy blocks the first. */
  frames: readonly string[];
}

/** @param fakeOrigin of a fake provider, which serves both scripts and frames */
export function widgetHosts(fakeOrigin: string | undefined): WidgetHosts {
  if (fakeOrigin !== undefined) return { scripts: fakeOrigin, frames: [fakeOrigin] };
  return {
    scripts: 'https://s3.tradingview.com',
    frames: ['https://www.tradingview-widget.com', 'https://s.tradingview.com'],
  };
}

export const widgetScript = (hosts: WidgetHosts, name: WidgetName): string =>
  `${hosts.scripts}/external-embedding/embed-widget-${name}.js`;

/** Pixels, a share of the column, or `auto`. For any other size, such as '600px', the provider drops every setting. */
export type WidgetSize = number | `${number}%` | 'auto';

export type NonEmpty<Item> = readonly [Item, ...Item[]];

/** Settings of every widget. */
export interface LookSettings {
  colorTheme: 'light' | 'dark';
  isTransparent: boolean;
  locale: Language['widgetLocale'];
}

export interface SizeSettings {
  width: WidgetSize;
  height: WidgetSize;
}

/** What a deployment can choose; each widget fixes its other settings. */
export interface WidgetLook {
  colorTheme: LookSettings['colorTheme'];
  language: LanguageCode;
}

export const lookSettings = ({ colorTheme, language }: WidgetLook): LookSettings => ({
  isTransparent: false,
  colorTheme,
  locale: languageByCode(language).widgetLocale,
});

/** @throws for an empty list, naming the widget and the key: widgets are created when the site starts, so this fails the startup */
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
