import type { ReactNode } from 'react';
import { HoverDetails } from '../ui/hover-details.tsx';
import type { MenuItem } from './menu.ts';
import dropdown from '../ui/dropdown.module.css';
import styles from './main-menu.module.css';

interface MainMenuProps {
  label: string;
  items: MenuItem[];
  closeDelayMs: number;
}

export default function MainMenu({ label, items, closeDelayMs }: MainMenuProps): ReactNode {
  return (
    <nav aria-label={label} className={styles.menu}>
      <ul className={styles.groups}>
        {items.map((item) => (
          <li key={item.title}>
            {item.hasDropdown ? (
              <HoverDetails
                className={styles.group}
                summaryClassName={item.active ? `${styles.title} ${styles.active}` : styles.title}
                closeDelayMs={closeDelayMs}
                group="main-menu"
                summary={
                  <>
                    {item.title}
                    <svg
                      className={styles.arrow}
                      viewBox="0 0 12 12"
                      width="12"
                      height="12"
                      aria-hidden="true"
                    >
                      <path d="m2.5 4.5 3.5 3.5 3.5-3.5" />
                    </svg>
                  </>
                }
              >
                <ul className={`${dropdown.list} ${styles.list}`}>
                  {item.submenu.map((entry) => (
                    <li key={entry.href}>
                      <a
                        href={entry.href}
                        className={`${dropdown.entry} ${styles.entry}`}
                        aria-current={entry.current ? 'page' : undefined}
                      >
                        {entry.label}
                      </a>
                    </li>
                  ))}
                </ul>
              </HoverDetails>
            ) : (
              <a
                href={item.href}
                className={item.active ? `${styles.title} ${styles.active}` : styles.title}
                aria-current={item.active ? 'page' : undefined}
              >
                {item.title}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
