import type { ReactNode } from 'react';
import { useWords } from '../site-context.tsx';
import { Actions } from '../ui/actions.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Label } from '../ui/label.tsx';
import { Lead } from '../ui/lead.tsx';
import { Measure } from '../ui/measure.tsx';
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
      <Measure
        className={
          picture === undefined
            ? undefined
            : `column ${styles.split}${emphasis === 'picture' ? ` ${styles.wide}` : ''}`
        }
      >
        <div className={`${styles.words} column gap-6`}>
          {label !== undefined && <Label>{label}</Label>}
          <h1>{title}</h1>
          {lead !== undefined && <Lead>{lead}</Lead>}
          <Actions>
            {action ?? <PortalLink to="register">{t('actions.openAccount')}</PortalLink>}
            {next && (
              <ButtonLink href={next.href} look="quiet">
                {next.text}
              </ButtonLink>
            )}
          </Actions>
          {note !== undefined && <p className={'note reading'}>{note}</p>}
        </div>
        {picture !== undefined && <div>{picture}</div>}
      </Measure>
    </section>
  );
}
