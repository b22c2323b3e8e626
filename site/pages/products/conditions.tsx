import type { ReactNode } from 'react';
import { serverTime } from '../../../core/domain/server-time.ts';
import { defaultView, formatView, withClass } from '../../../core/specs/specs-view.ts';
import type { PublishedInstrument } from '../../content/published-instruments.ts';
import { formatClaim, formatList, formatNumber, isolate } from '../../i18n/format.ts';
import { useSite, useWords } from '../../site-context.tsx';
import { useInstrumentNames } from '../../words/instrument-names.ts';
import styles from './conditions.module.css';

interface ConditionsProps {
  instruments: readonly PublishedInstrument[];
  /** `figures`: each condition once, with the instruments that have it in common; `cards`: each instrument on its own. */
  look: 'figures' | 'cards';
}

/** The trading conditions of instruments. */
export function Conditions({ instruments, look }: ConditionsProps): ReactNode {
  const t = useWords('products');
  const { links } = useSite();
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
        {`${t('conditions.hoursNote', serverTime)} `}
        <a href={links.page('accountSpecs') + formatView(view)}>{t('conditions.fullTable')}</a>{' '}
        <a href={links.page('calculators') + query}>{t('conditions.calculators')}</a>
      </p>
    </div>
  );
}

function useConditionTexts(): {
  size: (instrument: PublishedInstrument) => string;
  unit: (instrument: PublishedInstrument) => string;
  leverage: (instrument: PublishedInstrument) => string;
  hours: (instrument: PublishedInstrument) => ReactNode;
} {
  const units = useWords('instruments')('units', { returnObjects: true });
  const { code } = useSite().language;
  return {
    size: ({ contractSize }) => formatNumber(contractSize, code),
    unit: ({ unit }) => units[unit],
    leverage: ({ leverage }) => formatClaim({ kind: 'leverage', value: leverage }, code),
    // '01:00–23:15', each session on its own line.
    hours: ({ sessions }) =>
      sessions.map(([opens, closes]) => (
        <span key={opens} className={styles.session}>
          {isolate(`${opens}–${closes}`, code)}
        </span>
      )),
  };
}

/** Each condition, with the instruments that have it where not all of them do. */
function ConditionFigures({
  instruments,
}: {
  instruments: readonly PublishedInstrument[];
}): ReactNode {
  const t = useWords('products');
  const { code } = useSite().language;
  const texts = useConditionTexts();
  const nameOf = useInstrumentNames();
  const conditions: {
    name: string;
    valueOf: (instrument: PublishedInstrument) => string;
    figure: (instrument: PublishedInstrument) => ReactNode;
    /** After the figure; for the leverage and the hours, the name says it where there are several. */
    unit: (instrument: PublishedInstrument, isOnly: boolean) => string;
  }[] = [
    {
      name: t('conditions.contractSize'),
      valueOf: ({ contractSize, unit }) => `${contractSize} ${unit}`,
      figure: texts.size,
      unit: texts.unit,
    },
    {
      name: t('conditions.leverage'),
      valueOf: ({ leverage }) => `${leverage}`,
      figure: texts.leverage,
      unit: (_, isOnly) => (isOnly ? t('conditions.atMost') : ''),
    },
    {
      name: t('conditions.hours'),
      valueOf: ({ sessions }) => sessions.join(),
      figure: texts.hours,
      unit: (_, isOnly) => (isOnly ? t('conditions.serverTime') : ''),
    },
  ];
  return (
    <dl className={`${styles.figures} grid`}>
      {conditions.map(({ name, valueOf, figure, unit }) => {
        const groups = [...Map.groupBy(instruments, valueOf).entries()];
        return (
          <div key={name}>
            <dt>{name}</dt>
            {groups.map(([value, group]) => {
              const [any] = group;
              if (!any) return null;
              const isOnly = groups.length === 1;
              return (
                <dd key={value} className="soft">
                  <span className={isOnly ? styles.figure : styles.oneOfFigures}>
                    {figure(any)}
                  </span>
                  {` ${unit(any, isOnly)}`}
                  {!isOnly && (
                    <span className={`${styles.of} small`}>
                      {formatList(group.map(nameOf), code)}
                    </span>
                  )}
                </dd>
              );
            })}
          </div>
        );
      })}
    </dl>
  );
}

function ConditionCards({
  instruments,
}: {
  instruments: readonly PublishedInstrument[];
}): ReactNode {
  const t = useWords('products');
  const texts = useConditionTexts();
  const nameOf = useInstrumentNames();
  return (
    <ul className={`${styles.cards} grid gap-6`}>
      {instruments.map((instrument) => (
        <li key={instrument.symbol}>
          <h3>
            {nameOf(instrument)}{' '}
            <span className={`${styles.symbol} fine`}>{instrument.symbol}</span>
          </h3>
          <p className="soft">
            {t('conditions.contractSize')}
            <span className={styles.figure}>{texts.size(instrument)}</span> {texts.unit(instrument)}
          </p>
          <dl>
            <dt className="soft">{t('conditions.leverage')}</dt>
            <dd>{texts.leverage(instrument)}</dd>
            <dt className="soft">{t('conditions.hours')}</dt>
            <dd>{texts.hours(instrument)}</dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}
