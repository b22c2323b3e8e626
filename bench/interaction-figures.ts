import type { LanguageCode } from '../contract/languages.ts';
import { markdownTable, median, wholeNumber } from './tables.ts';

/** The longest that each kind of interaction may take from the event to the next paint, in milliseconds. */
export const limitsMs = {
  menu: 100,
  language: 100,
  theme: 100,
  'mobile menu': 100,
  filter: 100,
  tier: 100,
  search: 100,
  sort: 100,
  pager: 100,
  carousel: 100,
  'form: first keys': 150,
  'form: first send': 150,
} as const;

export type Kind = keyof typeof limitsMs;
export const kinds = Object.keys(limitsMs) as readonly Kind[];

/** What a visitor does, whatever it does to the page. */
export type Gesture = 'hover' | 'click' | 'tap' | 'key' | 'typing';

/** One event that a page answered with a paint (Event Timing). Durations in milliseconds, in steps of 8. */
export interface EventTiming {
  name: string;
  durationMs: number;
  /** Of that: until the page's own code ran. */
  delayMs: number;
  /** Of that: the page's own code. */
  workMs: number;
}

/** What was measured of one interaction. */
export interface Interaction {
  kind: Kind;
  language: LanguageCode;
  run: number;
  /** Such as 'cold: click “Products”'. */
  label: string;
  /** Those that took 16 ms or longer; the browser does not report faster ones. */
  events: readonly EventTiming[];
}

/** The shortest duration that the browser reports. */
export const minDurationMs = 16;

const slowest = (events: readonly EventTiming[]): number =>
  Math.max(minDurationMs, ...events.map(({ durationMs }) => durationMs));

/** Of each run the slowest event; the median of these. NaN if nothing was measured. */
export function worstOf(interactions: readonly Pick<Interaction, 'run' | 'events'>[]): number {
  const byRun = Map.groupBy(interactions, ({ run }) => run);
  return median([...byRun.values()].map((ofRun) => slowest(ofRun.flatMap(({ events }) => events))));
}

/** Events of an empty page, by gesture. */
export interface Floor {
  gesture: Gesture;
  run: number;
  events: readonly EventTiming[];
}

export interface Measured {
  languages: readonly LanguageCode[];
  interactions: readonly Interaction[];
  floors: readonly Floor[];
  /** The gestures of a kind: its floor is the slowest of the same ones on an empty page. */
  gesturesOf: (kind: Kind) => readonly Gesture[];
}

const ofKind = ({ interactions }: Measured, kind: Kind, language?: LanguageCode): Interaction[] =>
  interactions.filter(
    (interaction) =>
      interaction.kind === kind && (language === undefined || interaction.language === language),
  );

const describe = ({ label, language }: Interaction, event: EventTiming): string =>
  `${label} (${language}): ${event.name} ${wholeNumber(event.durationMs)} ms, of which it waited ${wholeNumber(event.delayMs)} and ran ${wholeNumber(event.workMs)}`;

/** The slowest event of all, described; '' if every one was faster than the browser reports. */
function slowestEvent(interactions: readonly Interaction[]): string {
  const found = interactions
    .flatMap((interaction) => interaction.events.map((event) => ({ interaction, event })))
    // Events of one frame take equally long: the one whose code ran says most.
    .toSorted(
      (a, b) => b.event.durationMs - a.event.durationMs || b.event.workMs - a.event.workMs,
    )[0];
  return found ? describe(found.interaction, found.event) : '';
}

const isOver = (kind: Kind, worstMs: number): boolean => !(worstMs <= limitsMs[kind]);

/** Kinds that were measured. */
const measuredKinds = (measured: Measured): readonly Kind[] =>
  kinds.filter((kind) => ofKind(measured, kind).length > 0);

/** One line for each kind and language that is over its limit. */
export const overLimits = (measured: Measured): string[] =>
  measuredKinds(measured).flatMap((kind) =>
    measured.languages.flatMap((language) => {
      const interactions = ofKind(measured, kind, language);
      const worstMs = worstOf(interactions);
      return isOver(kind, worstMs)
        ? [
            `${kind}, ${language}: ${wholeNumber(worstMs)} ms, limit ${limitsMs[kind]} ms; slowest: ${slowestEvent(interactions)}`,
          ]
        : [];
    }),
  );

/** Milliseconds; what is over its limit is bold. */
export function interactionsTable(measured: Measured): string {
  const { languages, floors, gesturesOf } = measured;
  return markdownTable(
    ['kind', 'limit', 'its floor', ...languages, 'slowest of all runs'],
    measuredKinds(measured).map((kind) => [
      kind,
      String(limitsMs[kind]),
      wholeNumber(worstOf(floors.filter(({ gesture }) => gesturesOf(kind).includes(gesture)))),
      ...languages.map((language) => {
        const worstMs = worstOf(ofKind(measured, kind, language));
        const text = wholeNumber(worstMs);
        return isOver(kind, worstMs) ? `**${text}**` : text;
      }),
      wholeNumber(slowest(ofKind(measured, kind).flatMap(({ events }) => events))),
    ]),
  );
}
