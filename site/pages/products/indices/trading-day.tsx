import type { ReactNode } from 'react';
import { serverTime } from '../../../../core/domain/server-time.ts';
import { clockOf } from '../../../../core/specs/clock.ts';
import { minutesPerDay } from '../../../../core/util/durations.ts';
import showTimeOnDial from '../../../behaviours/trading-day.ts';
import { marketWeekOf } from '../../../content/market-week.ts';
import type { PublishedInstrument } from '../../../content/published-instruments.ts';
import { formatSession } from '../../../i18n/format.ts';
import { Enhanced } from '../../../islands/enhanced.tsx';
import { MarketState, useStateWords } from '../../../sections/market-state.tsx';
import { useSite, useWords } from '../../../site-context.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { useInstrumentNames } from '../../../words/instrument-names.ts';
import { useInstruments } from '../product.ts';
import {
  circleFromMidnight,
  dashesOf,
  hoursBetweenLabels,
  placeOf,
  ringsOf,
  turnOf,
} from './dial.ts';
import { homeExchanges, homeOf, type City } from './home-exchanges.ts';
import styles from './trading-day.module.css';

/** Radii on the dial, from the outside in. */
const readerRadius = 189;
const outerRing = 124;
const innerRing = 61;

/**
 * One day on the trading server's clock: a ring for each city, light where it is day there, with its indices' sessions as an
 * arc. The browser adds the hand and the reader's own clock.
 */
export function TradingDay(): ReactNode {
  const t = useWords('indices');
  const site = useSite();
  const { code } = site.language;
  const nameOf = useInstrumentNames();
  const rings = ringsOf(
    useInstruments().flatMap((instrument) => {
      const city = homeOf(instrument.symbol);
      if (!city) return [];
      const { sessions } = instrument;
      return [{ city, sessions, holidays: marketWeekOf(instrument, site)?.holidays, instrument }];
    }),
  );
  return (
    <figure className={`${styles.picture} grid gap-4 fine`}>
      <figcaption>
        <strong>{t('picture.caption')}</strong>
      </figcaption>
      <Enhanced by={showTimeOnDial} on="visible">
        <div className={`${styles.parts} grid`} data-dial="">
          <div>
            <Dial rings={rings.map(([first]) => first)} />
            <p className={`${styles.clocks} wrap`}>
              <span>
                <b className="dark needs-script" data-server-time="" />
                {` ${t('picture.serverTime')} `}
                <bdi dir="ltr" data-server-offset="" />
              </span>{' '}
              <span className="needs-script">
                <b className={`${styles.reader} dark`} data-reader-time="" />
                {` ${t('picture.readerTime')} `}
                <bdi dir="ltr" data-reader-offset="" />
              </span>
            </p>
            <div className={`${styles.clocks} wrap needs-script`}>
              <label>
                {t('picture.anotherTime')}
                <input type="range" max={minutesPerDay - 1} step="15" dir="ltr" />
              </label>
              <button type="button" className={buttonClass('quiet', 'small')}>
                {t('picture.now')}
              </button>
            </div>
          </div>
          <div>
            <ul className={styles.hours} data-state-words={useStateWords()}>
              {rings.map((ring) => (
                <li key={ring[0].instrument.symbol}>
                  <p>
                    {ring.map(({ instrument }) => (
                      <span key={instrument.symbol}>
                        <strong>{nameOf(instrument)}</strong> {instrument.symbol}
                      </span>
                    ))}
                  </p>
                  <p>
                    {[
                      t(`picture.cities.${ring[0].city}`),
                      ring[0].sessions.map((session) => formatSession(session, code)).join(' · '),
                    ].join(' ')}
                  </p>
                  <MarketState instrument={ring[0].instrument} />
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Enhanced>
      <p>{t('picture.note')}</p>
    </figure>
  );
}

interface Ring {
  city: City;
  sessions: PublishedInstrument['sessions'];
  instrument: PublishedInstrument;
}

function Dial({ rings }: { rings: readonly Ring[] }): ReactNode {
  const t = useWords('indices');
  const dateMs = Date.parse(useSite().today);
  const step = Math.min(22, (outerRing - innerRing) / Math.max(1, rings.length - 1));
  return (
    <svg
      className={`${styles.face} strong`}
      viewBox="-213 -213 426 426"
      fontSize="15"
      aria-hidden="true"
    >
      {/* Noon, dusk and midnight. */}
      <linearGradient id="sun" x2="0" y2="1">
        <stop offset=".25" stopColor="#efcd79" />
        <stop offset=".5" stopColor="#925837" />
        <stop offset=".7" stopColor="#16213a" />
      </linearGradient>
      <g className={styles.reader} data-reader-hours="">
        {Array.from({ length: 24 / hoursBetweenLabels }, (_, index) => (
          <text key={index} {...placeOf(index * hoursBetweenLabels, readerRadius)} />
        ))}
      </g>
      {rings.map(({ city, sessions, instrument }, index) => {
        const radius = Math.round(outerRing - index * step);
        return (
          <g key={instrument.symbol} data-ring="">
            <circle
              r={radius}
              data-zone={homeExchanges[city]}
              transform={`rotate(${turnOf(clockOf(homeExchanges[city]), serverTime, dateMs)})`}
            />
            <path
              d={circleFromMidnight(radius + 8)}
              pathLength={minutesPerDay}
              strokeDasharray={dashesOf(sessions)}
            />
            <text y={-radius + 3} fontSize="13">
              {t(`picture.cities.${city}`)}
            </text>
          </g>
        );
      })}
      <path className={styles.hand} d="M0-48V-144" data-present="" />
      <text className={styles.reader} fontSize="32" data-reader-time="" />
    </svg>
  );
}
