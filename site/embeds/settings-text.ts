interface Quoted {
  name: string;
  displayName: string;
}

/** 'FX:EURUSD', titled 'EUR/USD'. */
const quotedPair = (exchange: string, pair: string): Quoted => ({
  name: `${exchange}:${pair}`,
  displayName: `${pair.slice(0, 3)}/${pair.slice(3)}`,
});

/**
 * A widget's settings as text in the markup. Instead of currency pairs, which the list shown without the widget names in the same
 * order, it has their exchange.
 */
export const writeSettings = (settings: object): string =>
  JSON.stringify(settings, (key, value: unknown) => {
    if (key !== 'symbols') return value;
    const symbols = value as Partial<Quoted>[];
    const [exchange = ''] = symbols[0]?.name?.split(':') ?? [];
    const asPairs = symbols.map(({ name = '' }) => quotedPair(exchange, name.slice(-6)));
    return JSON.stringify(asPairs) === JSON.stringify(symbols) ? exchange : symbols;
  });

/** Whether the text has every setting, so that it needs no `readSettings`. */
export const isComplete = (settings: object): boolean =>
  writeSettings(settings) === JSON.stringify(settings);

/** @param pairs the currency pairs that the list names */
export const readSettings = (text: string, pairs: readonly string[]): object =>
  JSON.parse(text, (key, value: unknown) =>
    key === 'symbols' && typeof value === 'string'
      ? pairs.map((pair) => quotedPair(value, pair))
      : value,
  ) as object;
