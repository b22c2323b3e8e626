import type { ReactNode } from 'react';
import type { RouteName } from '../paths.ts';
import { ForServed } from '../sections/for-served.tsx';
import { PortalLink } from '../sections/portal-link.tsx';
import { useSite, useWords } from '../site-context.tsx';
import styles from './action-bar.module.css';

/** Pages that sell no account. */
const routesWithout: ReadonlySet<RouteName> = new Set([
  'tradingCenter',
  'calculators',
  'legalDocuments',
  'clientAgreement',
  'ibAgreement',
  'swapFreeAgreement',
  'fundingAgreement',
  'privacyPolicy',
  'contact',
  'help',
  'introducingBroker',
  'search',
  'error',
]);

/** Both accounts under the thumb, at the lower edge of a phone: below the first band of a page, which lies over it. */
export function ActionBar(): ReactNode {
  const actions = useWords('sections');
  const t = useWords('shell');
  const { routeName } = useSite();
  if (routeName === undefined || routesWithout.has(routeName)) return undefined;
  return (
    <ForServed>
      <div className={`${styles.bar} grid not-printed`} data-action-bar="">
        <PortalLink to="register">{actions('actions.openAccount')}</PortalLink>
        <PortalLink to="register" offer="openDemo" look="quiet">
          {actions('actions.openDemo')}
        </PortalLink>
        <small className="fine soft">{t('risk.short')}</small>
      </div>
    </ForServed>
  );
}
