import type { ReactNode } from 'react';
import type { Direction } from '../../../contract/languages.ts';
import { Enhanced } from '../../islands/enhanced.tsx';
import { useSite } from '../../site-context.tsx';
import showPresentTime from './time-lanes.enhancement.ts';
import { positionOf, rectangleOf, type Span } from './time-scale.ts';
import styles from './time-lanes.module.css';

interface Lane {
  name: string;
  /** Reads left to right in every language. */
  symbol?: string;
  detail: string;
  /** Whether it trades now. */
  state?: ReactNode;
  spans: readonly Span[];
  /** Positions of single days. */
  points?: readonly number[];
}

interface Tick {
  position: number;
  label: string;
  /** On a narrow screen it has no label. */
  minor: boolean;
}

interface TimeLanesProps {
  /** The time scale: a day on the trading server's clock, or a calendar year. */
  line: DayLine | YearLine;
  axisName: string;
  ticks: readonly Tick[];
  lanes: readonly Lane[];
}

interface DayLine {
  kind: 'day';
  words: { readerTime: string };
}

interface YearLine {
  kind: 'year';
  year: number;
  words: { now: string };
}

/** Lanes along one time scale. In the browser they show the reader's own clock and the present time. */
export function TimeLanes({ line, axisName, ticks, lanes }: TimeLanesProps): ReactNode {
  return (
    <Enhanced by={showPresentTime} on="visible">
      <div
        className={styles.chart}
        data-line={line.kind}
        data-year={line.kind === 'year' ? line.year : undefined}
      >
        <div className={styles.axis}>
          <span className={styles.axisName}>
            {axisName} {line.kind === 'day' && <bdi dir="ltr" data-server-offset="" />}
          </span>
          <Axis ticks={ticks} labels={line.kind === 'day' ? 'centred' : 'after'} />
        </div>
        <ul className={styles.lanes}>
          {lanes.map((lane) => (
            <li key={lane.name} className={styles.lane}>
              <div className={styles.name}>
                <strong>{lane.name}</strong>{' '}
                {lane.symbol !== undefined && <span className={styles.code}>{lane.symbol}</span>}
                <span className={styles.detail}>
                  {lane.detail}
                  {lane.state}
                </span>
              </div>
              <Track lane={lane} ticks={ticks} />
            </li>
          ))}
        </ul>
        <div className={`${styles.axis} needs-script`}>
          {line.kind === 'day' ? (
            <>
              <span className={styles.axisName}>
                {line.words.readerTime} <bdi dir="ltr" data-reader-offset="" />
              </span>
              <Axis ticks={ticks} labels="centred" ofReader />
            </>
          ) : (
            <span className={styles.now}>{line.words.now}</span>
          )}
        </div>
      </div>
    </Enhanced>
  );
}

interface AxisProps {
  ticks: readonly Tick[];
  /** A clock time is centred under its tick; a month's name follows the tick at which the month begins. */
  labels: 'centred' | 'after';
  /** The reader's clock, which only the browser knows. */
  ofReader?: boolean;
}

function Axis({ ticks, labels, ofReader = false }: AxisProps): ReactNode {
  const { direction } = useSite().language;
  return (
    <svg className={styles.scale} width="100%" height="20" aria-hidden="true">
      {ticks.map(({ position, label, minor }) => (
        <text
          key={position}
          className={minor ? styles.minor : undefined}
          x={positionOf(position, direction)}
          y="15"
          textAnchor={anchorOf(labels === 'after' ? 0 : position, direction)}
          data-reader-tick={ofReader ? position : undefined}
        >
          {ofReader ? '' : label}
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

function Track({
  lane: { spans, points = [] },
  ticks,
}: {
  lane: Lane;
  ticks: readonly Tick[];
}): ReactNode {
  const { direction } = useSite().language;
  return (
    <svg className={styles.track} width="100%" height="28" aria-hidden="true">
      <rect className={styles.rail} y="7" width="100%" height="14" rx="4" />
      {spans.map((span) => (
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
      {points.map((point) => (
        <circle
          key={point}
          className={styles.point}
          cx={positionOf(point, direction)}
          cy="14"
          r="7"
        />
      ))}
      <line className={styles.present} y1="-4" y2="32" data-present="" />
    </svg>
  );
}
