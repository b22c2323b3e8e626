import type { ReactNode } from 'react';
import { languages, type Language } from '../../core/domain/languages.ts';
import enhanceLanguageSwitcher from '../behaviours/language-switcher.ts';
import { Enhanced } from '../islands/enhanced.tsx';
import { useSite, useWords } from '../site-context.tsx';
import dropdown from '../ui/dropdown.module.css';
import styles from './language-switcher.module.css';

const flagFiles = import.meta.glob<string>('./flags/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The current language, and a list of the others in their own names. */
export function LanguageSwitcher(): ReactNode {
  const t = useWords('shell');
  const { language } = useSite();
  return (
    <Enhanced by={enhanceLanguageSwitcher} on="interaction">
      <details className={styles.switcher}>
        <summary
          className={`${styles.current} row small gap-2`}
          aria-label={t('language', { language: language.nativeName })}
        >
          <Flag of={language} />
          <span>{language.nativeName}</span>
        </summary>
        <OtherLanguages className={`${dropdown.list} ${styles.list}`} />
      </details>
    </Enhanced>
  );
}

/** Links to this page in the other languages. */
export function OtherLanguages({ className }: { className: string }): ReactNode {
  const { language, pathIn, routeName } = useSite();
  return (
    <ul className={className}>
      {languages
        .filter((other) => other !== language)
        .map((other) => (
          <li key={other.code}>
            <a
              className={`${dropdown.entry} small`}
              href={pathIn(other.code)}
              lang={other.code}
              hrefLang={other.code}
              data-language={other.code}
              // In an unknown path's place, only the code knows where the link leads.
              data-replay={routeName ? undefined : ''}
            >
              <Flag of={other} />
              {other.nativeName}
            </a>
          </li>
        ))}
    </ul>
  );
}

/** `loading="lazy"`: the flags of a list that is not open are not fetched. */
function Flag({ of: { countryCode } }: { of: Language }): ReactNode {
  const src = flagFiles[`./flags/${countryCode.toLowerCase()}.svg`];
  if (src === undefined) return null;
  return (
    <img
      className={styles.flag}
      src={src}
      alt=""
      width="24"
      height="16"
      loading="lazy"
      fetchPriority="low"
    />
  );
}
