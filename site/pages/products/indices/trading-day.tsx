import type { ReactNode } from 'react';
import { formatClockTime } from '../../../../core/specs/clock-time.ts';
import { minutesPerDay } from '../../../../core/util/durations.ts';
import { marketWeekOf } from '../../../content/market-week.ts';
import type { PublishedInstrument } from '../../../content/published-instruments.ts';
import { formatList, formatSession } from '../../../i18n/format.ts';
import { MarketState, useStateWords } from '../../../sections/market-state.tsx';
import { useSite, useWords } from '../../../site-context.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { useInstrumentNames } from '../../../words/instrument-names.ts';
import { useInstruments } from '../product.ts';
import { circleFromMidnight, dashesOf, labelledHours, placeOf } from './dial.ts';
import styles from './trading-day.module.css';

/** Radii on the dial, from the outside in. */
const hoursRadius = 187;
const outerRing = 145;
const innerRing = 85;
const tones = ['accent', 'figure', 'ink', 'brand'];

/** The country in an index's symbol: 'UK' of 'UK100'. */
const countryOf = ({ symbol }: PublishedInstrument): string => symbol.replace(/\d+/, '');

/**
 * The rings, from the outside in: each has the indices that trade at the same times. Its label is a country, so that indices of
 * two currencies do not share one where their holidays are not known.
 */
function useRings(): { first: PublishedInstrument; indices: readonly PublishedInstrument[] }[] {
  const site = useSite();
  const groups = Map.groupBy(useInstruments(), (index) =>
    JSON.stringify([index.currency, index.sessions, marketWeekOf(index, site)?.holidays]),
  );
  // A group is never empty.
  return [...groups.values()].map((indices) => ({ first: indices[0]!, indices }));
}

/**
 * One day on the trading server's clock: a ring for the indices of the same times, with their sessions as arcs. The browser
 * adds the hand, which a finger or the keyboard turns, and writes the hours of the reader's own clock.
 */
export function TradingDay(): ReactNode {
  const t = useWords('indices');
  return (
    <div className={`${styles.picture} grid fine`}>
      <label className={styles.dial}>
        <input
          type="range"
          className="visually-hidden"
          aria-label={t('picture.anotherTime')}
          max={minutesPerDay - 1}
          step="15"
          dir="ltr"
        />
        <Dial indices={useRings().map(({ first }) => first)} />
      </label>
      <p className={`${styles.clock} wrap`}>
        <span className="wrap gap-1">
          <span data-clock={t('picture.readerTime')}>{t('picture.serverTime')}</span>
          <bdi dir="ltr" data-offset="" />
        </span>
        <span className="needs-script" aria-hidden="true" data-hint="">
          {t('picture.anotherTime')}
        </span>
        <button type="button" className={buttonClass('quiet', 'small')} hidden>
          {t('picture.now')}
        </button>
      </p>
      <TradingHours />
    </div>
  );
}

/** The dial's rings, from the outside in: their indices and sessions, and whether they trade. */
function TradingHours(): ReactNode {
  const t = useWords('indices');
  const { code } = useSite().language;
  const nameOf = useInstrumentNames();
  return (
    <details className={`${styles.all} unfolds fine`}>
      <summary>{t('picture.caption')}</summary>
      <p className={styles.note}>{t('picture.note')}</p>
      <ul className={styles.hours} data-state-words={useStateWords()}>
        {useRings().map(({ first, indices }) => (
          <li key={first.symbol}>
            <b className="dark" aria-hidden="true">
              {countryOf(first)}
            </b>
            <strong>{formatList(indices.map(nameOf), code)}</strong>
            <span>{first.sessions.map((session) => formatSession(session, code)).join(' · ')}</span>
            <MarketState instrument={first} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** @param indices one for each ring, from the outside in */
function Dial({ indices }: { indices: readonly PublishedInstrument[] }): ReactNode {
  const step = Math.min(24, (outerRing - innerRing) / Math.max(1, indices.length - 1));
  return (
    <svg
      className={`${styles.face} strong`}
      viewBox="-213 -213 426 426"
      fontSize="15"
      aria-hidden="true"
      data-dial=""
    >
      <g data-reader-hours="">
        {labelledHours.map((hour) => (
          <text key={hour} {...placeOf(hour, hoursRadius)}>
            {formatClockTime(hour * 60)}
          </text>
        ))}
      </g>
      {indices.map((index, position) => {
        const radius = Math.round(outerRing - position * step);
        return (
          <g key={index.symbol} data-ring="" color={`var(--${tones[position % tones.length]})`}>
            <circle r={radius} />
            <path
              d={circleFromMidnight(radius)}
              pathLength={minutesPerDay}
              strokeDasharray={dashesOf(index.sessions)}
            />
            <text {...placeOf(0.5, radius)}>{countryOf(index)}</text>
          </g>
        );
      })}
      <g className={styles.hand} data-present="">
        <path d="M0-54V-164" stroke="transparent" strokeWidth="56" />
        <path d="M0-54V-164" />
        <circle cy="-161" r="10" />
      </g>
      <text className={styles.reader} fontSize="32" data-reader-time="" />
    </svg>
  );
}
