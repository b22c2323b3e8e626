import { Fragment, type ReactNode } from 'react';
import { serverTime } from '../../../core/domain/server-time.ts';
import { defaultView, formatView, withClass } from '../../../core/specs/specs-view.ts';
import type { PublishedInstrument } from '../../content/published-instruments.ts';
import { formatClaim, formatList, formatNumber, formatSession } from '../../i18n/format.ts';
import { useSite, useWords } from '../../site-context.tsx';
import { useInstrumentNames } from '../../words/instrument-names.ts';
import { serverMidnight } from '../../words/server-midnight.ts';
import styles from './conditions.module.css';

interface ConditionsProps {
  instruments: readonly PublishedInstrument[];
  /** `figures`: each condition once, with the instruments that have it in common; `cards`: each instrument on its own. */
  look: 'figures' | 'cards';
}

/** The trading conditions of instruments. */
export function Conditions({ instruments, look }: ConditionsProps): ReactNode {
  const t = useWords('products');
  const { links, language } = useSite();
  const [first] = instruments;
  const view = withClass(defaultView, first?.class);
  const query = first ? `?instrument=${first.symbol}` : '';
  return (
    <div className="grid gap-6">
      {look === 'cards' ? (
        <ConditionCards instruments={instruments} />
      ) : (
        <ConditionFigures instruments={instruments} />
      )}
      <p className={`${styles.note} note`}>
        {`${t('conditions.hoursNote', { ...serverTime, midnight: serverMidnight(language.code) })} `}
        <a href={links.page('accountSpecs') + formatView(view)}>{t('conditions.fullTable')}</a>{' '}
        <a href={links.page('calculators') + query}>{t('conditions.calculators')}</a>
        {first?.class !== 'futures' && (
          <>
            {' '}
            <a href={links.page('accountTypes', 'swap-free')}>{t('conditions.swapFree')}</a>
          </>
        )}
      </p>
    </div>
  );
}

interface Condition {
  name: string;
  /** The same for all instruments that have the condition in common. */
  valueOf: (instrument: PublishedInstrument) => string;
  figure: (instrument: PublishedInstrument) => ReactNode;
  unit?: (instrument: PublishedInstrument) => string;
  /** After a figure that all instruments have in common. */
  ifOnly?: string;
}

function useConditions(): readonly [size: Condition, leverage: Condition, hours: Condition] {
  const t = useWords('products');
  const units = useWords('instruments')('units', { returnObjects: true });
  const { code } = useSite().language;
  return [
    {
      name: t('conditions.contractSize'),
      valueOf: ({ contractSize, unit }) => `${contractSize} ${unit}`,
      figure: ({ contractSize }) => formatNumber(contractSize, code),
      unit: ({ unit }) => units[unit],
    },
    {
      name: t('conditions.leverage'),
      valueOf: ({ leverage }) => `${leverage}`,
      figure: ({ leverage }) => formatClaim({ kind: 'leverage', value: leverage }, code),
    },
    {
      name: t('conditions.hours'),
      valueOf: ({ sessions }) => sessions.map((session) => formatSession(session, code)).join(),
      // '01:00–23:15', each session on its own line.
      figure: ({ sessions }) =>
        sessions.map((session) => (
          <span key={session.from} className={styles.session}>
            {formatSession(session, code)}
          </span>
        )),
      ifOnly: t('conditions.serverTime'),
    },
  ];
}

type Instruments = Pick<ConditionsProps, 'instruments'>;

/** Each condition, with the instruments that have it where not all of them do. */
function ConditionFigures({ instruments }: Instruments): ReactNode {
  const { code } = useSite().language;
  const nameOf = useInstrumentNames();
  return (
    <dl className={`${styles.figures} grid three`}>
      {useConditions().map(({ name, valueOf, figure, unit, ifOnly }) => {
        const groups = [...Map.groupBy(instruments, valueOf).values()];
        const isOnly = groups.length === 1;
        return (
          <div key={name}>
            <dt>{name}</dt>
            {groups.map(
              (group, index) =>
                group[0] && (
                  <dd key={index} className="soft">
                    <span className={isOnly ? styles.figure : styles.oneOfFigures}>
                      {figure(group[0])}
                    </span>{' '}
                    {unit?.(group[0])}
                    {isOnly ? (
                      ifOnly
                    ) : (
                      <span className={`${styles.of} small`}>
                        {formatList(group.map(nameOf), code)}
                      </span>
                    )}
                  </dd>
                ),
            )}
          </div>
        );
      })}
    </dl>
  );
}

function ConditionCards({ instruments }: Instruments): ReactNode {
  const nameOf = useInstrumentNames();
  const [size, ...others] = useConditions();
  return (
    <ul className={`${styles.cards} grid three gap-6`}>
      {instruments.map((instrument) => (
        <li key={instrument.symbol}>
          <h3>
            {nameOf(instrument)}{' '}
            <span className={`${styles.symbol} fine`}>{instrument.symbol}</span>
          </h3>
          <p className="soft">
            {size.name}
            <span className={styles.figure}>{size.figure(instrument)}</span>{' '}
            {size.unit?.(instrument)}
          </p>
          <dl>
            {others.map(({ name, figure }) => (
              <Fragment key={name}>
                <dt className="soft">{name}</dt>
                <dd>{figure(instrument)}</dd>
              </Fragment>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
