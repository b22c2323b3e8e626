/** The charting provider's widgets ("Charting provider" in docs/external-apis.md). */
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

/** The line that the provider requires under each widget. */
export const attribution = {
  href: 'https://www.tradingview.com/',
  rel: 'noopener nofollow',
  target: '_blank',
  lang: 'en',
  dir: 'ltr',
  text: 'Track all markets on TradingView',
} as const;
