import type { ReactNode } from 'react';
import { HoverDetails } from '../ui/hover-details.tsx';
import dropdown from '../ui/dropdown.module.css';
import styles from './language-switcher.module.css';

export interface LanguageOption {
  code: string;
  /** In its own language. */
  name: string;
  href: string;
  /** URL of a picture; undefined: none. */
  flag: string | undefined;
}

interface LanguageSwitcherProps {
  /** The word 'Language', in the page's language. */
  label: string;
  current: Omit<LanguageOption, 'href'>;
  /** Every language but the current one. */
  others: LanguageOption[];
  closeDelayMs: number;
}

export default function LanguageSwitcher({
  label,
  current,
  others,
  closeDelayMs,
}: LanguageSwitcherProps): ReactNode {
  return (
    <HoverDetails
      className={styles.switcher}
      summaryClassName={styles.current}
      summaryLabel={`${label}: ${current.name}`}
      closeDelayMs={closeDelayMs}
      opensOnFocus
      summary={
        <>
          <Flag src={current.flag} />
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
              <Flag src={option.flag} />
              {option.name}
            </a>
          </li>
        ))}
      </ul>
    </HoverDetails>
  );
}

function Flag({ src }: { src: string | undefined }): ReactNode {
  if (src === undefined) return null;
  return <img className={styles.flag} src={src} alt="" width="24" height="16" />;
}
