import type { ReactNode } from 'react';
import countVisits from '../behaviours/analytics.ts';
import { analyticsPolicyName, type AnalyticsSettings } from '../facts/analytics-settings.ts';
import * as storageKeys from '../facts/storage-keys.ts';
import { isolate } from '../i18n/format.ts';
import { InlineScript } from '../inline-script.tsx';
import { Enhanced } from '../islands/enhanced.tsx';
import { useCollector } from '../render-collector.ts';
import { useSite, useWords } from '../site-context.tsx';
import { buttonClass } from '../ui/button.tsx';
import hideAnswered from './hide-answered.ts?inline-script';
import styles from './analytics.module.css';

/** Where visits are counted: the question before it, where one is asked, and what the code needs to know. */
export function Analytics(): ReactNode {
  const { analytics } = useSite();
  const collector = useCollector();
  if (!analytics) return null;
  collector.countsVisits = true;
  const { kind, script, siteId, sendOrigin, consent } = analytics;
  return (
    <>
      {consent === 'required' && <Question analytics={analytics} />}
      <Enhanced by={countVisits} on="idle">
        <span
          hidden
          data-analytics={kind}
          data-script={script}
          data-site={siteId}
          data-policy={analyticsPolicyName}
          data-send={sendOrigin}
          data-consent={consent === 'required' ? storageKeys.analytics : undefined}
        />
      </Enhanced>
    </>
  );
}

/** In the flow above the header: it covers nothing, and comes right after the skip link. Both answers have the same look. */
function Question({ analytics }: { analytics: AnalyticsSettings }): ReactNode {
  const t = useWords('analytics');
  const { links } = useSite();
  const provider = useProvider(analytics);
  return (
    <Enhanced by={countVisits} on="interaction">
      <section
        className={`${styles.question} bar wrap needs-script not-printed`}
        aria-label={t('label')}
        data-question=""
        tabIndex={-1}
      >
        <p className={styles.text}>
          {t('question', { provider })}{' '}
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

/** The service's name in texts: that of its host. */
function useProvider({ script }: AnalyticsSettings): string {
  return isolate(new URL(script).hostname, useSite().language.code);
}
