import type { Place } from '../../paths.ts';
import places from './questions.json' with { type: 'json' };

export type Topic = keyof typeof places;
export type QuestionId = keyof typeof import('./help.en.json').items;

/**
 * The questions of each topic in reading order, with the pages and documents that answer them in full. Their words are in
 * `help.*.json`; a question's id is a URL fragment, too: the same in every language.
 */
export const questions = places as Record<Topic, Partial<Record<QuestionId, readonly Place[]>>>;
