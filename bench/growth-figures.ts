/** What `npm run bench -- growth` measures; milliseconds are of the processor where the name does not say otherwise. */
export interface GrowthFigures {
  /** The day, and what the machine was like. */
  measured: string;
  site: ContentFigures & {
    pages: number;
    pageBytes: number;
    /** Of a stored page with brotli, of "not modified", and of a page with a partner's parameters. */
    pageMs: number;
    unchangedMs: number;
    referralMs: number;
  };
  manyInstruments: ContentFigures;
  sitemap: { urls: number; bytes: number; ms: number };
  rateLimit: { addresses: number; microseconds: number; megabytes: number }[];
  stores: StoreFigures[];
  sharedLimitPerSecond: number;
  queue: {
    clients: number;
    pauseMs: number;
    serviceMs: number;
    perSecond: number;
    p50Ms: number;
    p99Ms: number;
  }[];
}

export interface ContentFigures {
  instruments: number;
  memoryMb: number;
  /** Of a search, and of the specifications for a query, that nobody has asked for before. */
  searchMs: number;
  instrumentsMs: number;
  /** Of the search dialog's suggestions and of the list for the browser, brotli. */
  suggestionBytes: number;
  listBytes: number;
  suggestedInstruments: number;
}

/** With as many stored messages. Times are those of a clock on the wall. */
export interface StoreFigures {
  database: 'SQLite' | 'Postgres';
  messages: number;
  storeMs: number;
  leaseMs: number;
  countMs: number;
  /** Looking for old messages where there are none. */
  noneOldMs: number;
  /** Deleting all of them, and the longest time in which the process answered nobody meanwhile. */
  allOldMs: number;
  maxPauseMs: number;
  /** One use of an hourly limit, and of a proof, beside as many others (99,000 at most). */
  limitMs: number;
  proofMs: number;
  bytesEach: number;
}
