import { z } from 'zod';
import { requiredText } from '../../../core/content-files/row-values.ts';
import { listPath } from '../../../core/domain/api-paths.ts';
import { siteNoticeList } from '../../../core/domain/content-lists.ts';
import { languageCodes, mapLanguages } from '../../../core/domain/languages.ts';
import type { ScheduledNotice, SiteNotice } from '../../../core/domain/site-notice.ts';
import type { ContentList } from '../content-list.ts';
import { checkRows, optionalText, readRows, rowsOrNone, unknownLocale } from './rows.ts';

const dateTime = optionalText.pipe(
  z.union([z.literal('').transform(() => null), z.iso.datetime({ offset: true })]),
);
const siteNoticeRow = z.object({ text: requiredText, from: dateTime, until: dateTime });

/** Null: there is no notice now, or the service does not have notices. */
export const siteNotice: ContentList<ScheduledNotice | null> = {
  name: siteNoticeList,
  async read(readList) {
    const path = listPath(siteNoticeList);
    const { rows, invalid } = await readRows(
      readList(path, {}, 'single'),
      path,
      siteNoticeRow,
      [404],
    );
    const [notice] = rows;
    if (!notice) return { value: null, invalid };
    const { text: defaultText, from, until } = notice;
    const text = mapLanguages(() => defaultText);
    for (const locale of languageCodes) {
      const raw = await rowsOrNone(readList(path, { locale }, 'single'), unknownLocale);
      text[locale] = checkRows(raw, siteNoticeRow).rows[0]?.text ?? defaultText;
    }
    return { value: { text, from, until }, invalid };
  },
  failureMessage: 'The site notice cannot be fetched',
};

/** The text to show at a time; undefined for none. */
export function noticeAt(notice: ScheduledNotice | null, now: Date): SiteNotice | undefined {
  if (notice === null) return undefined;
  const { text, from, until } = notice;
  const hasBegun = !from || Date.parse(from) <= now.getTime();
  const hasEnded = until !== null && Date.parse(until) <= now.getTime();
  return hasBegun && !hasEnded ? text : undefined;
}
