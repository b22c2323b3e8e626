import type { ReactNode } from 'react';
import withdrawConsent from '../behaviours/withdraw-consent.ts';
import { chartingProvider } from '../facts/external-links.ts';
import * as storageKeys from '../facts/storage-keys.ts';
import { isolate } from '../i18n/format.ts';
import { Enhanced } from '../islands/enhanced.tsx';
import { useSite, useWords } from '../site-context.tsx';
import { buttonClass } from '../ui/button.tsx';

/** In the footer of a deployment that asks for consent: withdraws it. */
export function WithdrawConsent(): ReactNode {
  const t = useWords('embeds');
  const { widgets, language } = useSite();
  if (widgets.consent === 'off') return null;
  const provider = isolate(chartingProvider.name, language.code);
  return (
    <Enhanced by={withdrawConsent} on="interaction">
      <div className="wrap gap-4 needs-script">
        <button
          type="button"
          className={buttonClass('quiet', 'small')}
          data-withdraw={storageKeys.widgets}
          data-replay=""
        >
          {t('actions.withdraw', { provider })}
        </button>
        <p role="status" data-withdrawn={t('withdrawn', { provider })} />
      </div>
    </Enhanced>
  );
}
