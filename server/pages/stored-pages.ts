import { loginPath, signupPath, type PortalPath } from '../../core/domain/api-paths.ts';
import type { Audience } from '../../core/domain/audience.ts';
import { languageCodes, type LanguageCode } from '../../core/domain/languages.ts';
import { routes, type Route } from '../../site/routes.ts';
import type { KeptResponses } from '../http/kept-responses.ts';
import {
  compressedResponse,
  type FinalQuality,
  uncompressedResponse,
  type StoredResponse,
} from '../http/stored-response.ts';
import type { Log } from '../log.ts';
import { createPageFailures } from './failure-page.ts';
import { createPageInputs } from './page-inputs.ts';
import { pagesByPath, type PageKey } from './page-key.ts';
import { createPageStore, type PageStore } from './page-store.ts';
import {
  byteLengthOf,
  createQueryStringPageCache,
  hasQueryStringPages,
} from './query-string-page.ts';
import type { RenderSettings } from './render-settings.ts';
import type { PageContext, Rendering } from './rendering.ts';

/** Some forty pages: visitors ask for the same few, and nobody asks twice for what a flood makes up. */
const defaultMaxQueryStringBytes = 6_000_000;
/** Pages that are rendered or compressed at once: while one is compressed, the next is rendered. */
const maxPagesAtOnce = 3;

export interface AudienceOptions {
  audience: Audience;
  /** Pages that nobody has asked for are rendered once this has happened. */
  after?: Promise<unknown>;
}

export interface StoredPagesOptions extends Partial<AudienceOptions> {
  settings: RenderSettings;
  /** By path; every page of the site, unless a benchmark asks for more. */
  pages?: ReadonlyMap<string, PageKey>;
  /** Called when the pages are first rendered, and when they are rendered again. */
  pageContext: () => PageContext;
  rendering: Rendering;
  log: Log;
  /** Pages of the build or of an earlier process; without it, all pages are rendered. */
  kept?: { responses: KeptResponses; program: string } | undefined;
  /** Of the stored pages; `none` of any. */
  compression?: Exclude<FinalQuality, 'fast'>;
  maxQueryStringBytes?: number;
}

/** Where an error page is stored: paths begin with a slash. */
const errorKey = ({ refusedPath, language }: PageKey): string =>
  `error${refusedPath ?? ''} in ${language}`;

/**
 * Keeps every page in every language in memory, as a finished response. Kept pages are there at once; the others follow, first
 * those that somebody asks for.
 */
export function createStoredPages({
  settings,
  pageContext,
  rendering,
  log,
  kept,
  compression = 'best',
  maxQueryStringBytes = defaultMaxQueryStringBytes,
  audience = 'served',
  after = Promise.resolve(),
  pages = pagesByPath(settings.defaultLanguage, audience),
}: StoredPagesOptions): PageStore {
  const errorPage = (language: LanguageCode, refusedPath?: PortalPath): PageKey => ({
    routeName: undefined,
    language,
    audience,
    refusedPath,
  });
  const refusedPaths = audience === 'served' ? [] : ([signupPath, loginPath] as const);
  const everyPage = new Map<string, PageKey>([
    ...[undefined, ...refusedPaths]
      .flatMap((path) => languageCodes.map((language) => errorPage(language, path)))
      .map((page): [string, PageKey] => [errorKey(page), page]),
    ...pages,
  ]);
  /** Both audiences' pages are kept side by side. */
  const keptKey = (key: string): string => `${audience} ${key}`;
  const failurePageOf = createPageFailures(settings, log);
  const responses = new Map<string, StoredResponse>();
  const queryStringPages = createQueryStringPageCache(maxQueryStringBytes);
  const nothingKept = (): undefined => undefined;

  /** What the pages show now. A rendering holds on to its own, so that its inputs are those that it was made of. */
  let shown = readContext();
  function readContext() {
    const context = pageContext();
    return {
      context,
      inputsOf: kept ? createPageInputs(kept.program, settings, context) : nothingKept,
    };
  }

  let storings = 0;
  /** The storing that each response comes from: an earlier one that ends later does not replace it. */
  const storedBy = new Map<string, number>();
  /** What the newest storing of each response is made of. */
  const newestInputs = new Map<string, string>();
  /** Pages that are rendered for the first time. */
  const storing = new Map<string, Promise<void>>();

  function keep(
    key: string,
    storingNumber: number,
    inputs: string | undefined,
    response: StoredResponse,
  ): void {
    if ((storedBy.get(key) ?? 0) > storingNumber) return;
    storedBy.set(key, storingNumber);
    responses.set(key, response);
    if (inputs !== undefined) kept?.responses.set(keptKey(key), inputs, response);
  }

  /** A page that fails keeps its last good response. */
  async function store(
    key: string,
    page: PageKey,
    urgency: 'visitor' | 'background',
  ): Promise<void> {
    storings += 1;
    const storingNumber = storings;
    const { context, inputsOf } = shown;
    const inputs = inputsOf(page);
    if (inputs !== undefined) newestInputs.set(key, inputs);
    try {
      const { status, body, headers } = await rendering.render(
        { kind: 'page', page },
        context,
        urgency,
      );
      keep(
        key,
        storingNumber,
        inputs,
        await compressedResponse(status, body, headers, compression),
      );
    } catch (error) {
      newestInputs.delete(key);
      const failure = failurePageOf(page, error);
      if (!responses.has(key)) responses.set(key, failure);
    }
  }

  function storeFirst(
    key: string,
    page: PageKey,
    urgency: 'visitor' | 'background',
  ): Promise<void> {
    const stored = storing.get(key) ?? store(key, page, urgency).finally(() => storing.delete(key));
    storing.set(key, stored);
    return stored;
  }

  async function getOrStore(key: string, page: PageKey): Promise<StoredResponse> {
    if (!responses.has(key)) await storeFirst(key, page, 'visitor');
    const response = responses.get(key);
    if (!response) throw new Error(`'${key}' is not stored`);
    return response;
  }

  const getErrorPage = (page: PageKey): Promise<StoredResponse> => getOrStore(errorKey(page), page);

  async function forEachOf(
    wanted: readonly [string, PageKey][],
    storeOne: (key: string, page: PageKey, urgency: 'background') => Promise<void>,
  ): Promise<void> {
    const queue = wanted.values();
    const lane = async (): Promise<void> => {
      for (const [key, page] of queue) await storeOne(key, page, 'background');
    };
    await Promise.all(Array.from({ length: maxPagesAtOnce }, lane));
  }

  function loadKept(): void {
    for (const [key, page] of everyPage) {
      const inputs = shown.inputsOf(page);
      const response = inputs === undefined ? undefined : kept?.responses.get(keptKey(key), inputs);
      if (!response) continue;
      responses.set(key, response);
      if (inputs !== undefined) newestInputs.set(key, inputs);
    }
  }

  async function renderQueryStringPage(
    page: PageKey,
    queryString: string,
    waitForTurn: () => Promise<void>,
  ): Promise<StoredResponse> {
    await waitForTurn();
    try {
      const { status, body, headers } = await rendering.render(
        { kind: 'page', page, queryString },
        shown.context,
        'visitor',
      );
      return await compressedResponse(
        status,
        body,
        headers,
        compression === 'none' ? 'none' : 'fast',
      );
    } catch (error) {
      return failurePageOf(page, error);
    }
  }

  loadKept();
  const keptAtFirst = responses.size;
  const missing = [...everyPage].filter(([key]) => !responses.has(key));
  let isComplete = missing.length === 0;
  const complete = after
    .then(() =>
      forEachOf(missing, (key, page, urgency) =>
        responses.has(key) ? Promise.resolve() : storeFirst(key, page, urgency),
      ),
    )
    .then(() => void (isComplete = true));

  return createPageStore(pages, {
    get: (path) => responses.get(path),
    getSoon(path) {
      const page = pages.get(path);
      return page && getOrStore(path, page);
    },
    unknownPath: (language) => getErrorPage(errorPage(language)),
    refusal: (language, path) => getErrorPage(errorPage(language, path)),
    getQueryStringPage: (path, page, queryString, waitForTurn) =>
      queryStringPages.get(path + queryString, () =>
        renderQueryStringPage(page, queryString, waitForTurn),
      ),
    async contactPage(language, outcome, status) {
      const page = await rendering.render(
        { kind: 'contactPage', page: { language, audience }, outcome, status },
        shown.context,
        'visitor',
      );
      return uncompressedResponse(page.status, page.body, page.headers);
    },
    versionOf(path) {
      const { identity, status } = responses.get(path) ?? {};
      if (!identity || status === undefined || status >= 500) return undefined;
      const page = pages.get(path);
      // The same page may show other rows for a query string.
      const inputs = page && hasQueryStringPages(page) ? newestInputs.get(path) : undefined;
      // Its ETag among them. A kept response has them in another order.
      const headers = Object.entries(identity.headers).map((header) => header.join(': '));
      return [...headers.toSorted(), inputs].join('\n');
    },
    async rerender(changed) {
      if (changed.length === 0) return;
      shown = readContext();
      queryStringPages.clear();
      const { inputsOf } = shown;
      const showsChange = ({ routeName }: PageKey): boolean => {
        // The shell of every page shows the notice.
        if (changed === 'everything' || changed.includes('siteNotice')) return true;
        const route: Route | undefined = routeName && routes[routeName];
        return changed.some((kind) => route?.content?.includes(kind));
      };
      await forEachOf(
        [...everyPage].filter(([key, page]) => {
          const inputs = inputsOf(page);
          return showsChange(page) && (inputs === undefined || inputs !== newestInputs.get(key));
        }),
        store,
      );
      // Again, for pages whose rendering began with the old content.
      queryStringPages.clear();
    },
    whenFree: () => rendering.whenFree(),
    complete,
    get isComplete() {
      return isComplete;
    },
    figures: () => ({
      stored: {
        pages: responses.size,
        bytes: [...responses.values()].reduce(
          (bytes, response) => bytes + byteLengthOf(response),
          0,
        ),
      },
      queryString: queryStringPages.held(),
      kept: keptAtFirst,
    }),
  });
}
