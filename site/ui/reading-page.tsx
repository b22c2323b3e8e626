import type { ReactNode } from 'react';
import styles from './reading-page.module.css';

interface ReadingPageProps {
  opening: ReactNode;
  /** Beside the opening: the page in brief. */
  panel: ReactNode;
  contentsTitle: string;
  contents: readonly { href: string; label: ReactNode }[];
  children: ReactNode;
}

/** A page that is read in part or in whole: where there is room, its contents stay beside the text. */
export function ReadingPage({
  opening,
  panel,
  contentsTitle,
  contents,
  children,
}: ReadingPageProps): ReactNode {
  return (
    <div className={`${styles.page} page-width page-top column`}>
      <div className={styles.opening}>{opening}</div>
      <div className={`${styles.panel} column`}>{panel}</div>
      <nav className={`${styles.contents} not-printed`} aria-labelledby="contents">
        <h2 id="contents">{contentsTitle}</h2>
        <ol>
          {contents.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>{children}</div>
    </div>
  );
}

/** Sections of paragraphs and lists, for long reading. */
export function LongText({ children }: { children: ReactNode }): ReactNode {
  return <div className={`${styles.longText} column`}>{children}</div>;
}

/** A dark panel in both themes. */
export function NightPanel({ children }: { children: ReactNode }): ReactNode {
  return <div className={`${styles.night} gap-8 start column`}>{children}</div>;
}
