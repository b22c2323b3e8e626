import type { ReactNode } from 'react';
import { defaultView, formatView, withClass } from '../../../core/specs/specs-view.ts';
import { figuresByTier, typicalSpreadOf } from '../../conditions/account-conditions.ts';
import { ConditionsBoard } from '../../sections/conditions-board.tsx';
import { ForServed } from '../../sections/for-served.tsx';
import { PortalLink } from '../../sections/portal-link.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { Actions } from '../../ui/actions.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { useInstrumentNames } from '../../words/instrument-names.ts';
import { useInstruments, useProduct } from './product.ts';

/** A longer table is in the specifications. */
const maxRows = 6;

/** The market's instruments that have a typical spread, else its first ones; all of them are in the specifications. */
export function InstrumentBoard({ ground = 'plain' }: { ground?: 'plain' | 'sunken' }): ReactNode {
  const t = useWords('sections');
  const { content, links } = useSite();
  const nameOf = useInstrumentNames();
  const product = useProduct();
  const instruments = useInstruments();
  const { standard = {} } = figuresByTier(content);
  const priced = instruments.filter((instrument) => typicalSpreadOf(standard, instrument));
  const shown = (priced.length > 0 ? priced : instruments).slice(0, maxRows);
  const view = withClass(defaultView, product);
  return (
    <Section labelledBy="instruments-title" ground={ground} className="column gap-8">
      <SectionHeading id="instruments-title" title={t('board.title')} />
      <ConditionsBoard
        // The dial of the indices says it.
        withoutStates={product === 'indices'}
        rows={shown.map((instrument) => ({
          instrument,
          heading:
            // A pair's symbol names its two currencies.
            product === 'forex' ? (
              <span className="ltr">{instrument.symbol}</span>
            ) : (
              <>
                {nameOf(instrument)} <span className="fine ltr">{instrument.symbol}</span>
              </>
            ),
        }))}
      />
      <Actions>
        <ForServed>
          <PortalLink to="register">{t('actions.openAccount')}</PortalLink>
        </ForServed>
        <ButtonLink href={links.page('accountSpecs') + formatView(view)} look="quiet">
          {t('board.all')}
        </ButtonLink>
      </Actions>
    </Section>
  );
}
