import type { ReactNode } from 'react';
import { isolate } from '../../i18n/format.ts';
import { Island } from '../../islands/island.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import FeeCalculatorIsland, { type FeeCalculatorProps } from './fee-calculator.island.tsx';

export { feeCalculatorId, feeTitleId } from './fee-calculator.island.tsx';

/** The worked example of a performance fee, in fields: the visitor's own figures take the place of its. */
export function FeeCalculator(props: Omit<FeeCalculatorProps, 'queryString' | 'words'>): ReactNode {
  const t = useWords('performance-fee');
  const { language, queryString, words } = useSite();
  const example = (text: string): string => isolate(text, language.code);
  return (
    <Island
      of={FeeCalculatorIsland}
      on="interaction"
      props={{
        ...props,
        queryString,
        words: {
          ...words.templates('performance-fee'),
          lead: t('lead', {
            balance: example('11,200'),
            rise: example('+1,200'),
            fall: example('−400'),
            percent: example('12%'),
          }),
        },
      }}
    />
  );
}
