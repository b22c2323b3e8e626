import type { ReactNode } from 'react';
import { loginPath, signupPath } from '../../core/domain/api-paths.ts';
import { defaultContentLocale } from '../../core/domain/languages.ts';
import type { SiteNotice } from '../../core/domain/site-notice.ts';
import dismiss from '../behaviours/dismiss.ts';
import { productClasses } from '../facts/instruments.ts';
import { splitLanguage } from '../i18n/links.ts';
import { InlineScript } from '../inline-script.tsx';
import { Enhanced } from '../islands/enhanced.tsx';
import { useSite, useWords } from '../site-context.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { DismissButton } from '../ui/dismiss-button.tsx';
import hideDismissed from './hide-dismissed.ts?inline-script';
import styles from './site-notice-bar.module.css';

/** The broker's notices above the header of the pages that they are for. */
export function SiteNotices(): ReactNode {
  const { content, language, pathIn, routeName, defaultLanguage } = useSite();
  const [path = ''] = pathIn(language.code).split('?');
  const { rest } = splitLanguage(path, defaultLanguage);
  const isHere = ({ pages }: SiteNotice): boolean =>
    pages === 'all' ||
    (pages === 'products'
      ? productClasses.some((product) => product === routeName)
      : pages.includes(rest));
  return content.siteNotices
    ?.filter(isHere)
    .map((notice, index) => <SiteNoticeBar key={index} notice={notice} />);
}

/** Once dismissed it stays hidden until its text changes. */
function SiteNoticeBar({ notice: { texts } }: { notice: SiteNotice }): ReactNode {
  const t = useWords('shell');
  const { audience, language, links } = useSite();
  const own = texts[language.code];
  if (!own) return undefined;
  const { text, button } = own;
  // Named by its text in one language, so that it is dismissed in all of them.
  const name = `notice-${shortHash(texts[defaultContentLocale]?.text ?? text)}`;
  const leadsToPortal = button?.href === signupPath || button?.href === loginPath;
  return (
    <>
      <aside
        className={`${styles.notice} bar row gap-3`}
        aria-label={t('notice.label')}
        data-dismissible={name}
      >
        <p className={styles.text}>{text}</p>
        <div className={`${styles.actions} row gap-3`}>
          {button && (audience === 'served' || !leadsToPortal) && (
            <ButtonLink href={links.typed(button.href)} size="small">
              {button.label}
            </ButtonLink>
          )}
          <Enhanced by={dismiss} on="interaction">
            <DismissButton name={name} label={t('notice.dismiss')} className={styles.dismiss} />
          </Enhanced>
        </div>
      </aside>
      <InlineScript text={hideDismissed} />
    </>
  );
}

/** A hash that distinguishes texts; not for security. */
function shortHash(text: string): string {
  let hash = 0;
  for (const character of text) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) | 0;
  return (hash >>> 0).toString(36);
}
