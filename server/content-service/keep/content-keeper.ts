import { z } from 'zod';
import { mapAccountTypeFields } from '../../../contract/account-type.ts';
import { mapColumns, tiers, type SpecRow } from '../../../contract/instrument-spec.ts';
import { mapLanguages } from '../../../contract/languages.ts';
import type { ContentKind, SiteContent } from '../../../contract/site-content.ts';
import type { SiteNotice } from '../../../contract/site-notice.ts';
import type { Log } from '../../log.ts';
import type { ContentClient } from '../check/content-client.ts';
import type { DiskCopy } from './disk-copy.ts';
import { keepList, type ListStatus } from './kept-list.ts';

export interface ContentKeeper {
  /** The last good answers. */
  readonly current: SiteContent;
  /** Of each list, by its name in addresses. */
  readonly status: Readonly<Record<string, ListStatus>>;
  /** Takes what an earlier process kept on the disk. */
  load(): Promise<void>;
  /** Asks the service again; a list that cannot be had keeps its last good answer. @returns what changed */
  refresh(): Promise<readonly ContentKind[]>;
}

const inEveryLanguage = <Schema extends z.ZodType>(schema: Schema) =>
  z.object(mapLanguages(() => schema));

const accountTypesSchema = inEveryLanguage(
  z.array(
    z.object({
      id: z.string(),
      style: z.enum([...tiers, 'plain']),
      ...mapAccountTypeFields(() => z.string()),
    }),
  ),
);
const specsSchema: z.ZodType<readonly SpecRow[]> = z.array(
  z.object({
    ...mapColumns(({ kind }) => (kind === 'symbol' ? z.string().min(1) : z.string())),
    products: z.array(z.string()),
  }),
);
const siteNoticeSchema: z.ZodType<SiteNotice | null> = z
  .object({
    text: inEveryLanguage(z.string()),
    from: z.string().nullable(),
    until: z.string().nullable(),
  })
  .nullable();

/** The notice's texts while its time is. */
function shownNotice(notice: SiteNotice | null, now: number): SiteContent['siteNotice'] {
  if (
    !notice ||
    (notice.from && Date.parse(notice.from) > now) ||
    (notice.until && Date.parse(notice.until) <= now)
  )
    return undefined;
  return notice.text;
}

/**
 * Keeps what the content service last said well, list by list, so that the site never shows less than it knew.
 * @param copy without it nothing is kept over a restart: the built-in service's files are there anyway
 */
export function createContentKeeper(
  client: ContentClient,
  log: Log,
  copy?: DiskCopy,
  now: () => Date = () => new Date(),
): ContentKeeper {
  const parts = { log, copy, now };
  const accountTypes = keepList({
    ...parts,
    name: 'account-types',
    get: () => client.getAccountTypes(),
    diskSchema: accountTypesSchema,
    failure: 'Error fetching pricing data',
  });
  const specs = tiers.map((tier) => ({
    tier,
    list: keepList({
      ...parts,
      name: `${tier}-account-specs`,
      get: () => client.getSpecs(tier),
      diskSchema: specsSchema,
      failure: 'Failed to fetch data',
    }),
  }));

  const notice = keepList({
    ...parts,
    name: 'site-notice',
    get: () => client.getSiteNotice(),
    diskSchema: siteNoticeSchema,
    failure: 'The site notice cannot be fetched',
  });
  /** As of the last refresh: pages follow it together. */
  let siteNotice: SiteContent['siteNotice'];

  function showNotice(): boolean {
    const before = JSON.stringify(siteNotice);
    siteNotice =
      notice.current.state === 'ready'
        ? shownNotice(notice.current.value, now().getTime())
        : undefined;
    return JSON.stringify(siteNotice) !== before;
  }

  return {
    get current() {
      return {
        siteNotice,
        accountTypes: accountTypes.current,
        specs: Object.fromEntries(
          specs.map(({ tier, list }) => [tier, list.current]),
        ) as SiteContent['specs'],
      };
    },
    get status() {
      return Object.fromEntries([
        ['account-types', accountTypes.status],
        ...specs.map(({ tier, list }) => [`${tier}-account-specs`, list.status] as const),
        ['site-notice', notice.status],
      ]);
    },
    async load() {
      await Promise.all([
        accountTypes.load(),
        notice.load(),
        ...specs.map(({ list }) => list.load()),
      ]);
      showNotice();
    },
    async refresh() {
      const [typesChanged, , ...specsChanged] = await Promise.all([
        accountTypes.refresh(),
        notice.refresh(),
        ...specs.map(({ list }) => list.refresh()),
      ]);
      const changed = {
        accountTypes: typesChanged,
        specs: specsChanged.includes(true),
        siteNotice: showNotice(),
      };
      return (Object.keys(changed) as ContentKind[]).filter((kind) => changed[kind]);
    },
  };
}
