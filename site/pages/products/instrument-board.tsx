import type { ReactNode } from 'react';
import type { SpecRow } from '../../../core/domain/instrument-spec.ts';
import { formatTimes, withCity } from '../../../core/specs/format-hours.ts';
import { defaultView, formatView, withClass } from '../../../core/specs/specs-view.ts';
import { tradingHoursOf, type TimeRange } from '../../../core/specs/trading-hours.ts';
import { figuresByTier, typicalSpreadOf } from '../../conditions/account-conditions.ts';
import { swapOf } from '../../conditions/swap.ts';
import { otherInstruments, type ListedConditions } from '../../content/published-instruments.ts';
import type { ProductClass } from '../../facts/instruments.ts';
import { isolate, localeOf } from '../../i18n/format.ts';
import { ConditionsBoard } from '../../sections/conditions-board.tsx';
import { ForServed } from '../../sections/for-served.tsx';
import { PortalLink } from '../../sections/portal-link.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { Actions } from '../../ui/actions.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { instrumentName } from '../../words/instrument-names.ts';
import { useInstruments, useProduct } from './product.ts';

/** A longer table is in the specifications. */
const maxRows = 8;

/** The market's instruments that have a typical spread, else its first ones; all of them are in the specifications. */
export function InstrumentBoard({ ground = 'plain' }: { ground?: 'plain' | 'sunken' }): ReactNode {
  const t = useWords('sections');
  const { content, language, links } = useSite();
  const product = useProduct();
  const hoursOf = useHoursOnOtherClock(product);
  const { standard = {} } = figuresByTier(content);
  const named = useInstruments().map((instrument) => ({ instrument, row: undefined }));
  const priced = [...named, ...otherInstruments(content, product)].filter(({ instrument }) =>
    typicalSpreadOf(standard, instrument),
  );
  const shown = (priced.length > 0 ? priced : named).slice(0, maxRows);
  const headingOf = ({ symbol }: ListedConditions): ReactNode => {
    const name = instrumentName(symbol, language.code);
    // A pair's symbol names its two currencies.
    return product === 'forex' || name === undefined ? (
      <span className="ltr">{symbol}</span>
    ) : (
      <>
        {name} <span className="fine ltr">{symbol}</span>
      </>
    );
  };
  const specs = new Map(content.specs.standard?.map((row) => [row.symbol, row]));
  const view = withClass(defaultView, product);
  return (
    <Section labelledBy="instruments-title" ground={ground} className="column gap-8">
      <SectionHeading id="instruments-title" title={t('board.title')} />
      <ConditionsBoard
        // The dial of the indices says it.
        withoutStates={product === 'indices'}
        rows={shown.map(({ instrument, row }) => ({
          instrument,
          heading: headingOf(instrument),
          swap: swapOf(specs.get(instrument.symbol)),
          hours: row && instrument.sessions.length === 0 ? hoursOf(row) : undefined,
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

/** Hours and breaks with the city on whose clock they are. */
function useHoursOnOtherClock(instrumentClass: ProductClass): (row: SpecRow) => ReactNode {
  const t = useWords('account-specs');
  const { code, range } = useSite().language;
  const words = { ...t('values', { returnObjects: true, skipInterpolation: true }), range };
  const timesOf = (ranges: readonly TimeRange[]): string =>
    formatTimes(ranges, words, (text) => isolate(text, code));
  return (row) => {
    const parsed = tradingHoursOf({ ...row, instrumentClass });
    if (!parsed) return undefined;
    const hours = withCity(timesOf(parsed.hours), row.timeZone, words, localeOf(code));
    if (parsed.breaks.length === 0) return hours;
    return (
      <>
        {hours}
        <br />
        {t('hours.break', { times: timesOf(parsed.breaks) })}
      </>
    );
  };
}
