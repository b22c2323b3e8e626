import type { ReactNode } from 'react';
import { defaultContentLocale } from '../../core/domain/languages.ts';
import dismiss from '../behaviours/dismiss.ts';
import { InlineScript } from '../inline-script.tsx';
import { Enhanced } from '../islands/enhanced.tsx';
import { useSite, useWords } from '../site-context.tsx';
import { DismissButton } from '../ui/dismiss-button.tsx';
import hideDismissed from './hide-dismissed.ts?inline-script';
import styles from './site-notice-bar.module.css';

/** The broker's notice above the header of every page. Once dismissed it stays hidden until its text changes. */
export function SiteNoticeBar(): ReactNode {
  const t = useWords('shell');
  const { content, language } = useSite();
  const text = content.siteNotice?.[language.code];
  if (!text) return undefined;
  // Named by its text in one language, so that it is dismissed in all of them.
  const name = `notice-${shortHash(content.siteNotice?.[defaultContentLocale] ?? text)}`;
  return (
    <>
      <aside
        className={`${styles.notice} bar row gap-3`}
        aria-label={t('notice.label')}
        data-dismissible={name}
      >
        <p className={styles.text}>{text}</p>
        <Enhanced by={dismiss} on="interaction">
          <DismissButton name={name} label={t('notice.dismiss')} className={styles.dismiss} />
        </Enhanced>
      </aside>
      <InlineScript text={hideDismissed} />
    </>
  );
}

/** Not for security: it only distinguishes texts. */
function shortHash(text: string): string {
  let hash = 0;
  for (const character of text) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) | 0;
  return (hash >>> 0).toString(36);
}
