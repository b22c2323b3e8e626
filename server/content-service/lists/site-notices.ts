import { z } from 'zod';
import { requiredText } from '../../../core/content-files/row-values.ts';
import { siteNoticeList, siteNoticesList } from '../../../core/domain/content-lists.ts';
import { languageCodes, mapLanguages } from '../../../core/domain/languages.ts';
import { linkPattern, type SiteNotice } from '../../../core/domain/site-notice.ts';
import type { CheckedList, ContentList } from '../content-list.ts';
import type { ReadList } from '../list-reader.ts';
import {
  checkRows,
  optionalDateTime,
  optionalText,
  readRows,
  readItems,
  rowsOrNone,
  unknownLocale,
} from './rows.ts';

const singleRow = z.object({
  text: requiredText,
  from: optionalDateTime,
  until: optionalDateTime,
});
const noticeRow = singleRow.extend({
  buttonText: optionalText,
  buttonLink: optionalText.pipe(z.union([z.literal(''), z.string().regex(linkPattern)])),
  pages: z
    .union([z.enum(['all', 'products']), z.array(z.string())])
    .nullish()
    .transform((value) => value ?? 'all'),
});

/** The single notice is in every language; the default language's text stands for those that are missing. */
async function readSingleNotice(readList: ReadList): Promise<CheckedList<readonly SiteNotice[]>> {
  const { rows, invalid } = await readRows(readList, siteNoticeList, singleRow, {
    kind: 'single',
    emptyOn: [404],
  });
  const [notice] = rows;
  if (!notice) return { value: [], invalid };
  const { text: defaultText, from, until } = notice;
  const texts = mapLanguages(() => ({ text: defaultText }));
  for (const locale of languageCodes) {
    const raw = await rowsOrNone(readList(siteNoticeList, { locale }, 'single'), unknownLocale);
    texts[locale].text = checkRows(raw, singleRow).rows[0]?.text ?? defaultText;
  }
  return { value: [{ texts, pages: 'all', from, until }], invalid };
}

/** Empty if there is no notice now, or the service does not have notices. */
export const siteNotices: ContentList<readonly SiteNotice[]> = {
  name: siteNoticeList,
  async read(readList) {
    const single = await readSingleNotice(readList);
    const list = await readItems(
      readList,
      siteNoticesList,
      noticeRow,
      ({ text, buttonText: label, buttonLink: href }) => ({
        text,
        button: label && href ? { label, href } : undefined,
      }),
      ({ pages, from, until }, texts): SiteNotice => ({ texts, pages, from, until }),
    );
    return {
      value: [...single.value, ...list.value],
      invalid: [...single.invalid, ...list.invalid],
    };
  },
  failureMessage: 'The site notice cannot be fetched',
};

/** The items to show at this time. */
export const shownAt = <Item extends Pick<SiteNotice, 'from' | 'until'>>(
  items: readonly Item[],
  now: Date,
): Item[] =>
  items.filter(({ from, until }) => {
    const hasBegun = !from || Date.parse(from) <= now.getTime();
    const hasEnded = until !== null && Date.parse(until) <= now.getTime();
    return hasBegun && !hasEnded;
  });
