import { useEffect, useState, type ReactNode } from 'react';
import styles from './time-lanes.module.css';
import {
  clock,
  clockAt,
  isOpen,
  partOfYear,
  positionOf,
  rectangleOf,
  zoneName,
  type Direction,
  type Span,
} from './time-scale.ts';

export interface Lane {
  name: string;
  /** Ticker; reads left to right in every language. */
  code?: string;
  detail: string;
  spans: readonly Span[];
  /** Single days. */
  points: readonly number[];
}

interface TimeLanesProps {
  direction: Direction;
  /** What the line is: a day of the trading server, or a calendar year. */
  line: { kind: 'day'; serverOffset: number } | { kind: 'year'; year: number };
  axisName: string;
  /** `minor` ticks have no room for their label on a narrow screen. */
  ticks: readonly { at: number; label: string; minor: boolean }[];
  lanes: readonly Lane[];
  words: { readerTime: string; open: string; closed: string; now: string };
}

/** Lanes over one line of time. The server draws them; here the reader's own clock and the present moment join. */
export default function TimeLanes({
  direction,
  line,
  axisName,
  ticks,
  lanes,
  words,
}: TimeLanesProps): ReactNode {
  const present = usePresent();
  const now = present && partOfLine(line, present);
  const readerOffset = present && -present.getTimezoneOffset();
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
              {lane.code !== undefined && <span className={styles.code}>{lane.code}</span>}
              <span className={styles.detail}>
                {lane.detail}
                {line.kind === 'day' && (
                  <State
                    lane={lane}
                    present={present}
                    serverOffset={line.serverOffset}
                    words={words}
                  />
                )}
              </span>
            </div>
            <Track lane={lane} ticks={ticks} direction={direction} now={now} />
          </li>
        ))}
      </ul>
      <div className={`${styles.axis} needs-script`}>
        {line.kind === 'day' ? (
          <>
            <span className={styles.axisName}>
              {words.readerTime}{' '}
              {readerOffset !== undefined && <bdi dir="ltr">{zoneName(readerOffset)}</bdi>}
            </span>
            <Axis
              direction={direction}
              labels="centred"
              ticks={ticks.map((tick) => ({
                ...tick,
                label:
                  readerOffset === undefined
                    ? ''
                    : clock(tick.at * 1440 + readerOffset - line.serverOffset),
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

/** The present moment, twice a minute; unknown on the server and in the first render, which must agree with it. */
function usePresent(): Date | undefined {
  const [present, setPresent] = useState<Date>();
  useEffect(() => {
    setPresent(new Date());
    const timer = setInterval(() => setPresent(new Date()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return present;
}

function partOfLine(line: TimeLanesProps['line'], present: Date): number {
  return line.kind === 'day'
    ? clockAt(present, line.serverOffset).minutes / 1440
    : partOfYear(present.toISOString().slice(0, 10), line.year);
}

interface AxisProps extends Pick<TimeLanesProps, 'ticks' | 'direction'> {
  /** A clock time stands under its moment, a month's name after its beginning. */
  labels: 'centred' | 'after';
}

function Axis({ ticks, direction, labels }: AxisProps): ReactNode {
  return (
    <svg className={styles.scale} width="100%" height="20" aria-hidden="true">
      {ticks.map(({ at, label, minor }) => (
        <text
          key={at}
          className={minor ? styles.minor : undefined}
          x={positionOf(at, direction)}
          y="15"
          textAnchor={anchorOf(labels === 'after' ? 0 : at, direction)}
        >
          {label}
        </text>
      ))}
    </svg>
  );
}

/** Labels stand centred under their tick; the first and the last stay inside the line. */
function anchorOf(at: number, direction: Direction): 'start' | 'middle' | 'end' {
  if (at === 0) return direction === 'rtl' ? 'end' : 'start';
  if (at === 1) return direction === 'rtl' ? 'start' : 'end';
  return 'middle';
}

interface TrackProps extends Pick<TimeLanesProps, 'ticks' | 'direction'> {
  lane: Lane;
  now: number | undefined;
}

function Track({ lane, ticks, direction, now }: TrackProps): ReactNode {
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
        ({ at }) =>
          at > 0 &&
          at < 1 && (
            <line
              key={at}
              className={styles.tick}
              x1={positionOf(at, direction)}
              x2={positionOf(at, direction)}
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
      {now !== undefined && now <= 1 && (
        <line
          className={styles.present}
          x1={positionOf(now, direction)}
          x2={positionOf(now, direction)}
          y1="-4"
          y2="32"
        />
      )}
    </svg>
  );
}

interface StateProps {
  lane: Lane;
  present: Date | undefined;
  serverOffset: number;
  words: TimeLanesProps['words'];
}

function State({ lane, present, serverOffset, words }: StateProps): ReactNode {
  // Keeps its place until the time is known, so that nothing moves then.
  if (!present) return <span className={`${styles.state} ${styles.unknown}`}>{words.closed}</span>;
  const open = isOpen(lane.spans, clockAt(present, serverOffset));
  return (
    <span className={open ? `${styles.state} ${styles.open}` : styles.state}>
      {open ? words.open : words.closed}
    </span>
  );
}
