import type { ReactNode } from 'react';
import { useCounting } from '../analytics/analytics.tsx';
import countVisits from '../behaviours/analytics.ts';
import withdrawConsent from '../behaviours/withdraw-consent.ts';
import { consentOf } from '../facts/analytics-settings.ts';
import { chartingProvider } from '../facts/external-links.ts';
import * as storageKeys from '../facts/storage-keys.ts';
import { isolate } from '../i18n/format.ts';
import { Enhanced } from '../islands/enhanced.tsx';
import { useSite, useWords } from '../site-context.tsx';
import { buttonClass } from '../ui/button.tsx';

/** In the footer of a deployment that asks for consent: withdraws it from the widgets, and forgets the answer about visits. */
export function ConsentButtons(): ReactNode {
  const embeds = useWords('embeds');
  const visits = useWords('analytics');
  const { widgets, analytics, tags, language } = useSite();
  const { purposes } = useCounting();
  const provider = isolate(chartingProvider.name, language.code);
  return (
    <>
      {widgets.consent === 'required' && (
        <Enhanced by={withdrawConsent} on="interaction">
          <ButtonWithStatus
            data={{ 'data-withdraw': storageKeys.widgets }}
            status={{ 'data-withdrawn': embeds('withdrawn', { provider }) }}
          >
            {embeds('actions.withdraw', { provider })}
          </ButtonWithStatus>
        </Enhanced>
      )}
      {consentOf(analytics, tags) === 'required' && (
        <Enhanced by={countVisits} on="interaction">
          <ButtonWithStatus
            data={{ 'data-answer': '' }}
            status={{ 'data-signal': visits('signal', { purposes }) }}
          >
            {visits('forget', { purposes })}
          </ButtonWithStatus>
        </Enhanced>
      )}
    </>
  );
}

interface ButtonProps {
  data: Record<`data-${string}`, string>;
  /** The texts that the behaviour may announce. */
  status: Record<`data-${string}`, string>;
  children: ReactNode;
}

function ButtonWithStatus({ data, status, children }: ButtonProps): ReactNode {
  return (
    <div className="wrap gap-4 needs-script">
      <button type="button" className={buttonClass('quiet', 'small')} data-replay="" {...data}>
        {children}
      </button>
      <p role="status" {...status} />
    </div>
  );
}
