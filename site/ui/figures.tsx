import type { ReactNode } from 'react';
import styles from './figures.module.css';

interface FiguresProps {
  of: readonly { figure: string; text: string }[];
  /** Sets how many stand beside one another; by default, as many as fit. */
  className?: string | undefined;
}

/** Figures side by side, each with a few words below. */
export const Figures = ({ of, className = styles.fitting }: FiguresProps): ReactNode => (
  <ul className={`${styles.figures} ${className} grid gap-3`}>
    {of.map(({ figure, text }) => (
      <li key={text}>
        <b>{figure}</b> <span className="fine">{text}</span>
      </li>
    ))}
  </ul>
);
