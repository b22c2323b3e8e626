import type { ReactNode } from 'react';
import { Label } from './label.tsx';
import { Lead } from './lead.tsx';
import styles from './page-intro.module.css';

interface PageIntroProps {
  label?: string;
  title: ReactNode;
  lead?: ReactNode;
  /** The length of the lead's lines. */
  leadLines?: 'short' | 'column';
  /** `beside`: title and lead are side by side where there is room. */
  arrangement?: 'below' | 'beside';
  /** Positions it in the page's layout. */
  className?: string | undefined;
  /** Further content of the intro, after the lead. */
  children?: ReactNode;
}

/** The words that open a page without a picture: label, title, lead. */
export function PageIntro({
  label,
  title,
  lead,
  leadLines = 'short',
  arrangement = 'below',
  className,
  children,
}: PageIntroProps): ReactNode {
  return (
    <header
      className={[
        'gap-4 start column',
        arrangement === 'beside' && `${styles.beside} halves`,
        className,
      ]
        .filter(Boolean)
        .join(' ')}
    >
      {label !== undefined && <Label>{label}</Label>}
      <h1>{title}</h1>
      {lead !== undefined && <Lead lines={leadLines}>{lead}</Lead>}
      {children}
    </header>
  );
}
