import type { ReactNode } from 'react';
import { Actions } from '../ui/actions.tsx';
import { Label } from '../ui/label.tsx';
import { Lead } from '../ui/lead.tsx';
import { Measure } from '../ui/measure.tsx';
import styles from './hero.module.css';

interface HeroProps {
  /** A few words above the title. */
  label?: string;
  title: ReactNode;
  lead?: string;
  /** Buttons. */
  actions?: ReactNode;
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
  actions,
  note,
  picture,
  emphasis = 'words',
}: HeroProps): ReactNode {
  return (
    <section className={styles.hero}>
      <Measure
        className={
          picture === undefined
            ? undefined
            : `column ${styles.split}${emphasis === 'picture' ? ` ${styles.wide}` : ''}`
        }
      >
        <div className={`${styles.words} grid gap-6`}>
          {label !== undefined && <Label>{label}</Label>}
          <h1>{title}</h1>
          {lead !== undefined && <Lead>{lead}</Lead>}
          {actions !== undefined && <Actions>{actions}</Actions>}
          {note !== undefined && <p className={'note reading'}>{note}</p>}
        </div>
        {picture !== undefined && <div>{picture}</div>}
      </Measure>
    </section>
  );
}
