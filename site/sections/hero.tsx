import type { ReactNode } from 'react';
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
  /** Decorative, over the full width behind words and picture. */
  backdrop?: ReactNode;
}

/** The first band of a page. */
export function Hero({
  label,
  title,
  lead,
  actions,
  note,
  picture,
  backdrop,
}: HeroProps): ReactNode {
  return (
    <section className={styles.hero}>
      {backdrop !== undefined && (
        <div className={styles.backdrop} aria-hidden="true">
          {backdrop}
        </div>
      )}
      <div className={picture === undefined ? styles.measure : `${styles.measure} ${styles.split}`}>
        <div className={styles.words}>
          {label !== undefined && <p className={styles.label}>{label}</p>}
          <h1>{title}</h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
          {note !== undefined && <p className={styles.note}>{note}</p>}
        </div>
        {picture !== undefined && <div className={styles.picture}>{picture}</div>}
      </div>
    </section>
  );
}
