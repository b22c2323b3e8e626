import { z } from 'zod';
import { requiredText } from '../../../core/content-files/row-values.ts';
import { siteNoticesList } from '../../../core/domain/content-lists.ts';
import { linkPattern, type SiteNotice } from '../../../core/domain/site-notice.ts';
import type { ContentList } from '../content-list.ts';
import { optionalDateTime, optionalText, readItems, valueOr } from './rows.ts';

const noticeRow = z.object({
  text: requiredText,
  from: optionalDateTime,
  until: optionalDateTime,
  buttonText: optionalText,
  buttonLink: optionalText.pipe(z.union([z.literal(''), z.string().regex(linkPattern)])),
  pages: valueOr(z.union([z.enum(['all', 'products']), z.array(z.string())]), 'all'),
});

/** Empty if the service does not have notices. */
export const siteNotices: ContentList<readonly SiteNotice[]> = {
  name: siteNoticesList,
  read: (readList) =>
    readItems(
      readList,
      siteNoticesList,
      noticeRow,
      ({ text, buttonText: label, buttonLink: href }) => ({
        text,
        button: label && href ? { label, href } : undefined,
      }),
      ({ pages, from, until }, texts): SiteNotice => ({ texts, pages, from, until }),
    ),
};

/** The items to show at this time. */
export const runningAt = <Item extends Pick<SiteNotice, 'from' | 'until'>>(
  items: readonly Item[],
  now: Date,
): Item[] =>
  items.filter(({ from, until }) => {
    const hasBegun = !from || Date.parse(from) <= now.getTime();
    const hasEnded = until !== null && Date.parse(until) <= now.getTime();
    return hasBegun && !hasEnded;
  });
