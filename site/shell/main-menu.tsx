import type { ReactNode } from 'react';
import enhanceMainMenu from '../behaviours/main-menu.ts';
import { Enhanced } from '../islands/enhanced.tsx';
import { MenuEntry } from './menu-entry.tsx';
import type { MenuItem } from './menu.ts';
import dropdown from '../ui/dropdown.module.css';
import styles from './main-menu.module.css';

interface MainMenuProps {
  label: string;
  items: MenuItem[];
}

export function MainMenu({ label, items }: MainMenuProps): ReactNode {
  return (
    <Enhanced by={enhanceMainMenu} on="interaction">
      <nav aria-label={label} className={styles.menu}>
        <ul className={styles.groups}>
          {items.map((item) => (
            <li key={item.title}>
              <Group item={item} />
            </li>
          ))}
        </ul>
      </nav>
    </Enhanced>
  );
}

function Group({ item }: { item: MenuItem }): ReactNode {
  const titleClass = item.active ? `${styles.title} ${styles.active}` : styles.title;
  if (!item.hasDropdown)
    return (
      <a href={item.href} className={titleClass} aria-current={item.active ? 'page' : undefined}>
        {item.title}
      </a>
    );
  return (
    <details className={styles.group} name="main-menu">
      <summary className={titleClass}>
        {item.title}
        <svg className={styles.arrow} viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
          <path d="m2.5 4.5 3.5 3.5 3.5-3.5" />
        </svg>
      </summary>
      <ul className={`${dropdown.list} ${item.hasMarkets ? styles.markets : styles.list}`}>
        {item.submenu.map((entry) => (
          <MenuEntry
            key={entry.href}
            entry={entry}
            className={`${dropdown.entry} small ${styles.entry}`}
          />
        ))}
      </ul>
    </details>
  );
}
