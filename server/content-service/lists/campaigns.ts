import { z } from 'zod';
import { requiredText } from '../../../core/content-files/row-values.ts';
import { slugPattern } from '../../../core/domain/article.ts';
import { refPattern, type Campaign } from '../../../core/domain/campaign.ts';
import { campaignsList } from '../../../core/domain/content-lists.ts';
import { instrumentClasses } from '../../../core/domain/instrument-spec.ts';
import type { ContentList } from '../content-list.ts';
import { nameList, optionalDateTime, optionalText, readItems, valueOr } from './rows.ts';

const campaignRow = z.object({
  slug: z.string().regex(slugPattern).max(100),
  title: requiredText,
  lead: optionalText,
  button: optionalText,
  cards: valueOr(z.array(z.object({ title: requiredText, description: optionalText })), []),
  questions: valueOr(z.array(z.object({ question: requiredText, answer: requiredText })), []),
  symbols: nameList,
  market: valueOr(z.enum(instrumentClasses), undefined),
  hasSteps: valueOr(z.boolean(), false),
  isIndexed: valueOr(z.boolean(), true),
  ref: optionalText.pipe(z.string().regex(refPattern)),
  from: optionalDateTime,
  until: optionalDateTime,
});

/** Empty if the service does not have campaigns. */
export const campaigns: ContentList<readonly Campaign[]> = {
  name: campaignsList,
  read(readList) {
    return readItems(
      readList,
      campaignsList,
      campaignRow,
      ({ title, lead, button, cards, questions }) => ({ title, lead, button, cards, questions }),
      ({ slug, symbols, market, hasSteps, isIndexed, ref, from, until }, texts): Campaign => ({
        slug,
        symbols,
        market,
        hasSteps,
        isIndexed,
        ref,
        from,
        until,
        texts,
      }),
    );
  },
};
