import type { ReactNode } from 'react';
import { useWords } from '../site-context.tsx';
import styles from './theme-switch.module.css';

/** The stylesheet shows the theme's icon, without a script. */
export function ThemeSwitch(): ReactNode {
  const t = useWords('shell');
  return (
    <button
      type="button"
      role="switch"
      aria-checked="false"
      aria-label={t('theme')}
      data-theme-switch=""
      className="icon-button needs-script"
    >
      <svg className="lines" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <g className={styles.sun}>
          <circle cx="10" cy="10" r="3.4" />
          <path d="M10 2v2m0 12v2M2 10h2m12 0h2M4 4l2 2m8 8 2 2M4 16l2-2m8-8 2-2" />
        </g>
        <path className={styles.moon} d="M16.6 12.2A7 7 0 0 1 7.8 3.4a7 7 0 1 0 8.8 8.8Z" />
      </svg>
    </button>
  );
}
