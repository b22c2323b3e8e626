import { instrumentsOf, type Instrument, type InstrumentClass } from '../../facts/instruments.ts';

/** Written as its zone's name: the trading server keeps this offset. */
export const serverZone = 'GMT+3';

/** The filter's order in the specification; stocks are not among the instruments that the site names. */
const groupOrder = ['forex', 'metals', 'indices', 'crypto', 'futures', 'energies'] as const satisfies readonly InstrumentClass[];

export type Span = readonly [opens: string, closes: string];

export interface TimetableRow {
  instrument: Instrument;
  /** From the day's first opening to its last close. */
  hours: Span;
  /** When trading pauses on a trading day, across midnight too. */
  breaks: readonly Span[];
  expiry: 'none' | 'quarterly' | 'contractMonth';
  /** Which values repeat the row above, and so need not be read again. */
  repeats: Readonly<Record<'contractSize' | 'leverage' | 'hours' | 'breaks' | 'expiry', boolean>>;
}

/** Every class that has instruments, with its rows. */
export function timetable(): { group: InstrumentClass; rows: readonly TimetableRow[] }[] {
  return groupOrder.map((group) => ({ group, rows: rowsOf(instrumentsOf(group)) })).filter(({ rows }) => rows.length > 0);
}

function rowsOf(instruments: readonly Instrument[]): TimetableRow[] {
  return instruments.map((instrument, index) => {
    const above = instruments[index - 1];
    const repeats = (valueOf: (of: Instrument) => unknown): boolean =>
      above !== undefined && JSON.stringify(valueOf(above)) === JSON.stringify(valueOf(instrument));
    return {
      instrument,
      hours: hoursOf(instrument),
      breaks: breaksOf(instrument),
      expiry: expiryOf(instrument),
      repeats: {
        contractSize: repeats(({ contractSize, unit }) => [contractSize, unit]),
        leverage: repeats(({ leverage }) => leverage),
        hours: repeats(hoursOf),
        breaks: repeats(breaksOf),
        expiry: repeats(expiryOf),
      },
    };
  });
}

export function hoursOf({ sessions }: Pick<Instrument, 'sessions'>): Span {
  return [sessions[0]?.[0] ?? '00:00', sessions.at(-1)?.[1] ?? '24:00'];
}

/** What the sessions leave out of 24 hours, each gap after the session before it; the last one reaches into the next morning. */
export function breaksOf({ sessions }: Pick<Instrument, 'sessions'>): Span[] {
  return sessions.flatMap(([, closes], index): Span[] => {
    const next = sessions[index + 1]?.[0];
    if (next !== undefined) return closes === next ? [] : [[closes, next]];
    const morning = sessions[0]?.[0] ?? '00:00';
    const night = closes === '24:00' ? '00:00' : closes;
    return night === morning ? [] : [[night, morning]];
  });
}

/** Futures on an index expire on the third Friday of each quarter's last month, others with their contract's month. */
function expiryOf({ class: instrumentClass, unit }: Instrument): TimetableRow['expiry'] {
  if (instrumentClass !== 'futures') return 'none';
  return unit === 'index' ? 'quarterly' : 'contractMonth';
}

export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
