import type { ReactNode } from 'react';
import { useWords } from '../site-context.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { PortalLink } from './portal-link.tsx';
import styles from './hero.module.css';

interface HeroProps {
  /** A few words above the title. */
  label?: string;
  title: ReactNode;
  lead?: string;
  /** The first button; by default it opens an account. */
  action?: ReactNode;
  /** Where the second button leads. */
  next?: { href: string; text: string } | undefined;
  /** Small print under the buttons. */
  note?: string;
  /** Beside the words. */
  picture?: ReactNode;
  /** Which of the two is wider on a wide screen. */
  emphasis?: 'words' | 'picture';
}

/** The first band of a page. */
export function Hero({
  label,
  title,
  lead,
  action,
  next,
  note,
  picture,
  emphasis = 'words',
}: HeroProps): ReactNode {
  const t = useWords('sections');
  return (
    <section className={styles.hero}>
      <div
        className={
          picture === undefined
            ? 'measure'
            : `measure column ${styles.split}${emphasis === 'picture' ? ` ${styles.wide}` : ''}`
        }
      >
        <div className={`${styles.words} column gap-6`}>
          {label !== undefined && <p className="label strong small">{label}</p>}
          <h1>{title}</h1>
          {lead !== undefined && <p className="lead soft short">{lead}</p>}
          <div className="actions wrap gap-3">
            {action ?? <PortalLink to="register">{t('actions.openAccount')}</PortalLink>}
            {next && (
              <ButtonLink href={next.href} look="quiet">
                {next.text}
              </ButtonLink>
            )}
          </div>
          {note !== undefined && <p className={'note reading'}>{note}</p>}
        </div>
        {picture !== undefined && <div>{picture}</div>}
      </div>
    </section>
  );
}
