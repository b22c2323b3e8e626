import type { ReactNode } from 'react';
import { isolate } from '../../i18n/format.ts';
import { Island } from '../../islands/island.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import FeeCalculatorIsland, { type FeeCalculatorProps } from './fee-calculator.island.tsx';

export { feeCalculatorId, feeTitleId } from './fee-calculator.island.tsx';

/** Words around a drawing of fees. */
export function useDrawingWords(): Pick<FeeCalculatorProps['words'], 'noFee' | 'legend'> {
  const t = useWords('performance-fee');
  return { noFee: t('noFee'), legend: t('legend', { returnObjects: true }) };
}

/** The worked example of a performance fee, in fields: the visitor's own figures take the place of its. */
export function FeeCalculator(props: Omit<FeeCalculatorProps, 'queryString' | 'words'>): ReactNode {
  const t = useWords('performance-fee');
  const { language, queryString } = useSite();
  const example = (text: string): string => isolate(text, language.code);
  const limits = { min: '{min}', max: '{max}' };
  return (
    <Island
      of={FeeCalculatorIsland}
      on="interaction"
      props={{
        ...props,
        queryString,
        words: {
          ...useDrawingWords(),
          title: t('title'),
          lead: t('lead', {
            balance: example('11,200'),
            rise: example('+1,200'),
            fall: example('−400'),
            percent: example('12%'),
          }),
          start: t('start'),
          percent: t('percent'),
          interval: t('interval'),
          periods: t('periods', { returnObjects: true, number: '{number}' }),
          columns: t('columns', { returnObjects: true }),
          add: t('add'),
          none: t('none'),
          total: t('total'),
          number: t('number', limits),
          balance: t('balance', limits),
          calculate: t('calculate'),
          outcome: t('outcome', { end: '{end}', fees: '{fees}', kept: '{kept}' }),
          incomplete: t('incomplete'),
          rule: t('rule'),
        },
      }}
    />
  );
}
