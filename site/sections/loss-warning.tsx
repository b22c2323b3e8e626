import type { ReactNode } from 'react';
import { useSite, useWords } from '../site-context.tsx';
import styles from './loss-warning.module.css';

/** How many retail accounts lose money, above everything else on a page that offers trading; nothing if the operator states no figure. */
export function LossWarning(): ReactNode {
  const t = useWords('shell');
  const { lossShare } = useSite();
  if (lossShare === undefined) return undefined;
  return <p className={`${styles.warning} bar`}>{t('risk.loss', { share: lossShare })}</p>;
}
