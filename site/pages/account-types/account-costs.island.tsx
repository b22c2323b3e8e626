import { useMemo, type ReactNode } from 'react';
import { useFormInUrl } from '../../sections/use-form-in-url.ts';
import { figuresParams, fitsOf, parseFiguresQuery } from './cost-balance.ts';
import { CostChooser, type ChooserProps } from './cost-chooser.tsx';

type Kept = 'figures' | 'fits' | 'form' | 'edition' | 'read' | 'submit';

/** Two figures of the visitor, kept in the URL, and what each account would cost with them. */
export default function AccountCosts({
  queryString,
  ...props
}: Omit<ChooserProps, Kept> & {
  queryString: string;
}): ReactNode {
  const { accounts } = props;
  const params = useMemo(
    () => figuresParams(accounts.flatMap(({ price }) => price?.minDepositUsd ?? [])),
    [accounts],
  );
  const { typed, ...formInUrl } = useFormInUrl(queryString, params);
  const figures = parseFiguresQuery(typed);
  const fits = fitsOf(
    accounts.map(({ price }) => price),
    figures.deposit,
  );
  return <CostChooser {...props} {...formInUrl} figures={figures} fits={fits} />;
}
