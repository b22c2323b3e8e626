import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { ContentKind, SiteContent } from '../../core/domain/site-content.ts';
import type { SiteNotice } from '../../core/domain/site-notice.ts';
import { mapTiers } from '../../core/domain/tiers.ts';
import { keysOf } from '../../core/util/map-keys.ts';
import type { Log } from '../log.ts';
import type { Settings } from '../settings/settings.ts';
import {
  cacheList,
  type CachedList,
  type ListCacheOptions,
  type ListStatus,
} from './cached-list.ts';
import { createBuiltInReader } from './content-folder.ts';
import { createDiskCopy } from './disk-copy.ts';
import { ContentFetchError, createListReader, type ReadList } from './list-reader.ts';
import { accountTypes } from './lists/account-types.ts';
import { articles } from './lists/articles.ts';
import { campaigns } from './lists/campaigns.ts';
import { company } from './lists/company.ts';
import { fundingMethodsOrFiles } from './lists/funding-methods.ts';
import { runningAt, siteNotices } from './lists/site-notices.ts';
import { accountSpecs } from './lists/specs.ts';
import { words } from './lists/words.ts';

/** The site's content, made from its lists. Another list is defined in `lists/` and named here. */
function cacheLists(files: ReadList, options: ListCacheOptions) {
  return {
    accountTypes: cacheList(accountTypes, options),
    fundingMethods: cacheList(fundingMethodsOrFiles(files), options),
    specs: mapTiers((tier) => cacheList(accountSpecs(tier), options)),
    siteNotices: cacheList(siteNotices, options),
    articles: cacheList(articles, options),
    campaigns: cacheList(campaigns, options),
    company: cacheList(company, options),
    words: cacheList(words, options),
  };
}

/** Undefined for a service without any: pages then show the texts of the repository. */
const ifAny = <Facts extends object>(facts: Facts | undefined): Facts | undefined =>
  facts && Object.keys(facts).length > 0 ? facts : undefined;

/** The last good content of the service, list by list: a failure never removes what the site shows. */
export type ContentCache = ReturnType<typeof createContentCache>;

interface ContentOptions extends ListCacheOptions {
  /** The content folder, which has what a service may lack. */
  files: ReadList;
  /** Notices and campaigns that begin later are shown, too. */
  isPreview?: boolean;
}

function createContentCache({ files, isPreview = false, ...options }: ContentOptions) {
  const { now } = options;
  const cached = cacheLists(files, options);
  const { specs: specLists, ...otherLists } = cached;
  const lists: readonly CachedList<unknown>[] = [
    ...Object.values(otherLists),
    ...Object.values(specLists),
  ];

  const running = <Item extends Pick<SiteNotice, 'from' | 'until'>>(
    items: readonly Item[] = [],
  ): Item[] => runningAt(isPreview ? items.map((item) => ({ ...item, from: null })) : items, now());

  const contentNow = (): SiteContent => ({
    accountTypes: cached.accountTypes.current,
    fundingMethods: cached.fundingMethods.current,
    specs: mapTiers((tier) => cached.specs[tier].current),
    siteNotices: running(cached.siteNotices.current),
    campaigns: running(cached.campaigns.current),
    articles: cached.articles.current ?? [],
    company: ifAny(cached.company.current),
    words: ifAny(cached.words.current),
  });
  let current = contentNow();
  let wasRead = false;

  /** @returns the kinds that differ from what was shown before */
  function update(): readonly ContentKind[] {
    const next = contentNow();
    const changed = keysOf(next).filter((kind) => !isDeepStrictEqual(next[kind], current[kind]));
    // Unchanged specifications stay the same object: what is computed from them is cached by it.
    const specs = changed.includes('specs') ? next.specs : current.specs;
    if (changed.length > 0) current = { ...next, specs };
    return changed;
  }

  const everyList = (fits: (status: ListStatus) => boolean): boolean =>
    lists.every(({ status }) => fits(status));

  return {
    /** The same object until something changes. */
    get current(): SiteContent {
      return current;
    },
    /** By list name. */
    get status(): Readonly<Record<string, ListStatus>> {
      return Object.fromEntries(lists.map(({ name, status }) => [name, status]));
    },
    /** True once the service was read, successfully or not. */
    get wasRead(): boolean {
      return wasRead;
    },
    /** True if the last refresh read every list. */
    get isFresh(): boolean {
      return everyList(({ state, behind }) => state === 'ready' && !behind);
    },
    /** True if there is something to show of every list, copies of an earlier process included. */
    get isComplete(): boolean {
      return everyList(({ state }) => state === 'ready');
    },
    /** Reads the copies that an earlier process left on disk. */
    async load(): Promise<void> {
      await Promise.all(lists.map((list) => list.load()));
      update();
    },
    /** Reads the service; a list that fails keeps its content. @returns the kinds that changed */
    async refresh(): Promise<readonly ContentKind[]> {
      await Promise.all(lists.map((list) => list.refresh()));
      wasRead = true;
      return update();
    },
    /** @returns the kinds that changed because time has passed */
    followClock: update,
  };
}

/** The content of the service that the settings name. Only that of a remote service is copied to disk. */
export function createContentFromSettings(
  { content, dataFolder }: Settings,
  log: Log,
  now: () => Date = () => new Date(),
): ContentCache {
  const { service, folder } = content;
  const files = createBuiltInReader(folder);
  return createContentCache({
    readList: service ? createListReader(service) : files,
    files,
    log,
    copy: service && createDiskCopy(path.join(dataFolder, 'content'), service.url, log),
    now,
  });
}

/** An error is shown in the place of the preview. */
const silent: Log = { info() {}, warn() {}, error() {} };

/**
 * The content as it would be if the CMS published all drafts now.
 * @param secret by which the CMS knows that it may show them
 * @throws {ContentFetchError} if a list cannot be read
 */
export async function readDrafts(
  { folder, service }: Settings['content'],
  secret: string,
  now: () => Date,
): Promise<SiteContent> {
  const read = createListReader({ url: service?.url ?? '', token: secret });
  const readList: ReadList = (list, params, kind) =>
    read(list, { ...params, status: 'draft' }, kind);
  const drafts = createContentCache({
    readList,
    files: createBuiltInReader(folder),
    log: silent,
    now,
    isPreview: true,
  });
  await drafts.refresh();
  if (!drafts.isFresh) throw new ContentFetchError('The drafts cannot be read');
  return drafts.current;
}
