import type { ReactNode } from 'react';
import dropdown from '../ui/dropdown.module.css';
import { HoverDetails } from '../ui/hover-details.tsx';
import styles from './language-switcher.module.css';

export interface LanguageOption {
  code: string;
  /** In its own language. */
  name: string;
  href: string;
  flag: string;
}

interface LanguageSwitcherProps {
  /** 'Language', in the page's language. */
  label: string;
  current: Omit<LanguageOption, 'href'>;
  /** Every language but the current one. */
  others: LanguageOption[];
  /** Milliseconds. */
  closesAfter: number;
}

export default function LanguageSwitcher({
  label,
  current,
  others,
  closesAfter,
}: LanguageSwitcherProps): ReactNode {
  return (
    <HoverDetails
      className={styles.switcher}
      summaryClassName={styles.current}
      summaryLabel={`${label}: ${current.name}`}
      closeDelayMs={closesAfter}
      opensOnFocus
      summary={
        <>
          <img className={styles.flag} src={current.flag} alt="" width="24" height="16" />
          <span className={styles.name}>{current.name}</span>
        </>
      }
    >
      <ul className={`${dropdown.list} ${styles.list}`}>
        {others.map((option) => (
          <li key={option.code}>
            <a
              className={dropdown.entry}
              href={option.href}
              lang={option.code}
              hrefLang={option.code}
              data-language={option.code}
            >
              <img className={styles.flag} src={option.flag} alt="" width="24" height="16" />
              {option.name}
            </a>
          </li>
        ))}
      </ul>
    </HoverDetails>
  );
}
