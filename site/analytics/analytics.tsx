import type { ReactNode } from 'react';
import countVisits from '../behaviours/analytics.ts';
import { analyticsPolicyName, consentOf } from '../facts/analytics-settings.ts';
import * as storageKeys from '../facts/storage-keys.ts';
import { providerOf } from '../facts/tags.ts';
import { formatList, isolate } from '../i18n/format.ts';
import { InlineScript } from '../inline-script.tsx';
import { Enhanced } from '../islands/enhanced.tsx';
import { useSite, useWords } from '../site-context.tsx';
import { buttonClass } from '../ui/button.tsx';
import hideAnswered from './hide-answered.ts?inline-script';
import styles from './analytics.module.css';

/** Where visits are counted: the question before it, where one is asked, and what the code needs to know. */
export function Analytics(): ReactNode {
  const { analytics, tags } = useSite();
  const consent = consentOf(analytics, tags);
  if (!consent) return null;
  return (
    <>
      {consent === 'required' && <Question />}
      <Enhanced by={countVisits} on="idle">
        <span
          hidden
          data-analytics={analytics?.kind ?? ''}
          data-script={analytics?.script}
          data-site={analytics?.siteId}
          data-policy={analyticsPolicyName}
          data-send={analytics?.sendOrigin}
          data-tags={tags.length > 0 ? JSON.stringify(tags) : undefined}
          data-consent={consent === 'required' ? storageKeys.analytics : undefined}
        />
      </Enhanced>
    </>
  );
}

/** In the flow above the header: it covers nothing, and comes right after the skip link. Both answers have the same look. */
function Question(): ReactNode {
  const t = useWords('analytics');
  const { links, tags } = useSite();
  const { providers, purposes } = useCounting();
  return (
    <Enhanced by={countVisits} on="interaction">
      <section
        className={`${styles.question} bar wrap needs-script not-printed`}
        aria-label={t('label', { purposes })}
        data-question=""
        tabIndex={-1}
      >
        <p className={styles.text}>
          {tags.length > 0
            ? t('questionTags', { providers, purposes })
            : t('question', { provider: providers })}{' '}
          <a href={links.page('privacyPolicy', 'statistics')}>{t('more')}</a>
        </p>
        <p className={`${styles.answers} row gap-3`}>
          {(['refused', 'allowed'] as const).map((answer) => (
            <button
              key={answer}
              type="button"
              className={buttonClass('quiet', 'small')}
              data-answer={answer}
              data-replay=""
            >
              {t(`answers.${answer}`)}
            </button>
          ))}
        </p>
      </section>
      <InlineScript text={hideAnswered} />
    </Enhanced>
  );
}

/** The services and what they are for, in texts. The one that counts visits is named as its host. */
export function useCounting(): { providers: string; purposes: string } {
  const { analytics, tags, language } = useSite();
  const t = useWords('analytics');
  const hosts = analytics ? [new URL(analytics.script).hostname] : [];
  const names = [...hosts, ...tags.map((tag) => providerOf(tag).title)];
  const purposes = new Set([
    ...hosts.map(() => 'statistics' as const),
    ...tags.flatMap((tag) => providerOf(tag).purposes),
  ]);
  return {
    providers: formatList(
      names.map((name) => isolate(name, language.code)),
      language.code,
    ),
    purposes: formatList(
      [...purposes].map((purpose) => t(`purposes.${purpose}`)),
      language.code,
    ),
  };
}
