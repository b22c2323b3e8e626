/** The menu's facts of a market. */
export interface MarketFacts {
  /** 500 means 1:500. Undefined if it is not published. */
  highestLeverage?: number | undefined;
  /** When its instruments trade, in server time, each week once: minutes of the week, and holidays as in `HolidayCalendar`. */
  weeks: readonly { open: readonly { from: number; to: number }[]; holidays: readonly string[] }[];
}

/** The response to a visitor's first touch of the menu: markets by name, words by language (`OpeningWords`). */
export interface MenuFacts<Words> {
  markets: Partial<Record<string, MarketFacts>>;
  words: Partial<Record<string, Words>>;
}
