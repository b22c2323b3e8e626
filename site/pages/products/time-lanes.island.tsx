import { useEffect, useState, type ReactNode } from 'react';
import { minutesPerDay, secondMs } from '../../../contract/durations.ts';
import type { Direction } from '../../../contract/languages.ts';
import {
  formatTimeOfDay,
  timeAtOffset,
  isOpen,
  partOfYear,
  positionOf,
  rectangleOf,
  formatUtcOffset,
  type Span,
} from './time-scale.ts';
import styles from './time-lanes.module.css';

export interface Lane {
  name: string;
  /** Reads left to right in every language. */
  symbol: string | undefined;
  detail: string;
  spans: readonly Span[];
  /** Positions of single days. */
  points: readonly number[];
}

interface TimeLanesProps {
  direction: Direction;
  /** The time scale: a day on the trading server's clock, or a calendar year. */
  line: { kind: 'day'; serverOffsetMinutes: number } | { kind: 'year'; year: number };
  axisName: string;
  /** On a narrow screen `minor` ticks have no label. */
  ticks: readonly { position: number; label: string; minor: boolean }[];
  lanes: readonly Lane[];
  words: { readerTime: string; open: string; closed: string; now: string };
}

/** Lanes along one time scale. The island adds the reader's own clock and the present time. */
export default function TimeLanes({
  direction,
  line,
  axisName,
  ticks,
  lanes,
  words,
}: TimeLanesProps): ReactNode {
  const now = useNow();
  const nowPosition = now && positionOnLine(line, now);
  const readerOffsetMinutes = now && -now.getTimezoneOffset();
  return (
    <div className={styles.chart}>
      <div className={styles.axis}>
        <span className={styles.axisName}>{axisName}</span>
        <Axis
          ticks={ticks}
          direction={direction}
          labels={line.kind === 'day' ? 'centred' : 'after'}
        />
      </div>
      <ul className={styles.lanes}>
        {lanes.map((lane) => (
          <li key={lane.name} className={styles.lane}>
            <div className={styles.name}>
              <strong>{lane.name}</strong>{' '}
              {lane.symbol !== undefined && <span className={styles.code}>{lane.symbol}</span>}
              <span className={styles.detail}>
                {lane.detail}
                {line.kind === 'day' && (
                  <State
                    lane={lane}
                    now={now}
                    serverOffsetMinutes={line.serverOffsetMinutes}
                    words={words}
                  />
                )}
              </span>
            </div>
            <Track lane={lane} ticks={ticks} direction={direction} nowPosition={nowPosition} />
          </li>
        ))}
      </ul>
      <div className={`${styles.axis} needs-script`}>
        {line.kind === 'day' ? (
          <>
            <span className={styles.axisName}>
              {words.readerTime}{' '}
              {readerOffsetMinutes !== undefined && (
                <bdi dir="ltr">{formatUtcOffset(readerOffsetMinutes)}</bdi>
              )}
            </span>
            <Axis
              direction={direction}
              labels="centred"
              ticks={ticks.map((tick) => ({
                ...tick,
                label:
                  readerOffsetMinutes === undefined
                    ? ''
                    : formatTimeOfDay(
                        tick.position * minutesPerDay +
                          readerOffsetMinutes -
                          line.serverOffsetMinutes,
                      ),
              }))}
            />
          </>
        ) : (
          <span className={styles.now}>{words.now}</span>
        )}
      </div>
    </div>
  );
}

const updateIntervalMs = 30 * secondMs;

/** Undefined on the server and in the first render, which must match it. */
function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), updateIntervalMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function positionOnLine(line: TimeLanesProps['line'], now: Date): number {
  return line.kind === 'day'
    ? timeAtOffset(now, line.serverOffsetMinutes).minutes / minutesPerDay
    : partOfYear(now.toISOString().slice(0, 10), line.year);
}

interface AxisProps extends Pick<TimeLanesProps, 'ticks' | 'direction'> {
  /** A clock time is centred under its tick; a month's name follows the tick at which the month begins. */
  labels: 'centred' | 'after';
}

function Axis({ ticks, direction, labels }: AxisProps): ReactNode {
  return (
    <svg className={styles.scale} width="100%" height="20" aria-hidden="true">
      {ticks.map(({ position, label, minor }) => (
        <text
          key={position}
          className={minor ? styles.minor : undefined}
          x={positionOf(position, direction)}
          y="15"
          textAnchor={anchorOf(labels === 'after' ? 0 : position, direction)}
        >
          {label}
        </text>
      ))}
    </svg>
  );
}

/** Centred under the tick; the first and the last label stay within the line. */
function anchorOf(position: number, direction: Direction): 'start' | 'middle' | 'end' {
  if (position === 0) return direction === 'rtl' ? 'end' : 'start';
  if (position === 1) return direction === 'rtl' ? 'start' : 'end';
  return 'middle';
}

interface TrackProps extends Pick<TimeLanesProps, 'ticks' | 'direction'> {
  lane: Lane;
  nowPosition: number | undefined;
}

function Track({ lane, ticks, direction, nowPosition }: TrackProps): ReactNode {
  return (
    <svg className={styles.track} width="100%" height="28" aria-hidden="true">
      <rect className={styles.rail} y="7" width="100%" height="14" rx="4" />
      {lane.spans.map((span) => (
        <rect
          key={span.from}
          className={styles.span}
          {...rectangleOf(span, direction)}
          y="7"
          height="14"
          rx="3"
        />
      ))}
      {ticks.map(
        ({ position }) =>
          position > 0 &&
          position < 1 && (
            <line
              key={position}
              className={styles.tick}
              x1={positionOf(position, direction)}
              x2={positionOf(position, direction)}
              y1="0"
              y2="28"
            />
          ),
      )}
      {lane.points.map((point) => (
        <circle
          key={point}
          className={styles.point}
          cx={positionOf(point, direction)}
          cy="14"
          r="7"
        />
      ))}
      {nowPosition !== undefined && nowPosition <= 1 && (
        <line
          className={styles.present}
          x1={positionOf(nowPosition, direction)}
          x2={positionOf(nowPosition, direction)}
          y1="-4"
          y2="32"
        />
      )}
    </svg>
  );
}

interface StateProps {
  lane: Lane;
  now: Date | undefined;
  serverOffsetMinutes: number;
  words: TimeLanesProps['words'];
}

function State({ lane, now, serverOffsetMinutes, words }: StateProps): ReactNode {
  // Takes up its space before the time is known, so that nothing moves.
  if (!now) return <span className={`${styles.state} ${styles.unknown}`}>{words.closed}</span>;
  const open = isOpen(lane.spans, timeAtOffset(now, serverOffsetMinutes));
  return (
    <span className={open ? `${styles.state} ${styles.open}` : styles.state}>
      {open ? words.open : words.closed}
    </span>
  );
}
