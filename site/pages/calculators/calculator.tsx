import type { ReactNode } from 'react';
import { mapTiers } from '../../../core/domain/tiers.ts';
import { brand } from '../../facts/brand.ts';
import { formatWeekday } from '../../i18n/format.ts';
import { Island } from '../../islands/island.tsx';
import { feeCalculatorId } from '../../sections/performance-fee/fee-calculator.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { instrumentName } from '../../words/instrument-names.ts';
import CalculatorIsland from './calculator.island.tsx';
import { parseQuery } from './fields.ts';
import { listedTerms } from './listed-terms.ts';
import { isOffered } from './terms.ts';

const weekdays = [0, 1, 2, 3, 4];

/** Links to the calculators, the form of the chosen one, and beside it the result with its formulas. */
export function Calculator(): ReactNode {
  const { content, language, links, queryString, words } = useSite();
  const specs = useWords('account-specs');
  const { calculator } = parseQuery(queryString);
  return (
    <Island
      of={CalculatorIsland}
      on="interaction"
      props={{
        language: language.code,
        url: links.page('calculators'),
        feeId: feeCalculatorId,
        queryString,
        classes: listedTerms(content)
          .filter((terms) => isOffered(terms, calculator))
          .map(({ class: name, instruments, ...terms }) => ({
            ...terms,
            label: specs(`classes.${name}`),
            instruments: instruments.map((instrument) => ({
              ...instrument,
              name: instrumentName(instrument.symbol, language.code),
            })),
          })),
        currencies: brand.accountCurrencies,
        words: {
          ...words.templates('calculators', 'meta', 'label', 'title', 'lead', 'rules'),
          tiers: mapTiers((tier) => specs(`tiers.${tier}.name`)),
          days: weekdays.map((weekday) => formatWeekday(weekday, language.code)),
        },
      }}
    />
  );
}
