import type { ReactNode } from 'react';
import { useSite, useWords } from '../site-context.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Lead } from '../ui/lead.tsx';
import styles from './call-to-action.module.css';

interface CallToActionProps {
  title: string;
  text: string;
}

/** A wide statement with the way to an account at a page's end. */
export function CallToAction({ title, text }: CallToActionProps): ReactNode {
  const t = useWords('sections');
  const { links } = useSite();
  return (
    <div className={styles.call}>
      <h2>{title}</h2>
      <Lead lines="column">{text}</Lead>
      <div className={styles.actions}>
        <ButtonLink href={links.portalRegister}>{t('actions.openAccount')}</ButtonLink>
        <ButtonLink href={links.page('accountTypes')} look="quiet">
          {t('actions.compareAccounts')}
        </ButtonLink>
      </div>
    </div>
  );
}
