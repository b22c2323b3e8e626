import { messageOf } from '../core/util/error-message.ts';

interface Mistake {
  /** Both from 1. */
  line: number;
  column: number;
  reason: string;
}

/** Why a text is not JSON; undefined if it is. */
function reasonAgainst(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

const unexpectedToken = /^Unexpected token .+?(?=, )/su;

/** The engine names no place for an unexpected token: it is the last character of the shortest beginning that has one. */
function offsetOfUnexpectedToken(text: string): number {
  let [without, withToken] = [0, text.length];
  while (withToken - without > 1) {
    const middle = Math.floor((without + withToken) / 2);
    if (unexpectedToken.test(reasonAgainst(text.slice(0, middle)) ?? '')) withToken = middle;
    else without = middle;
  }
  return without;
}

/** Where and why a text is not JSON; undefined if it is. */
export function jsonMistake(text: string): Mistake | undefined {
  const message = reasonAgainst(text);
  if (message === undefined) return undefined;
  const token = unexpectedToken.exec(message)?.[0];
  const offset = token
    ? offsetOfUnexpectedToken(text)
    : Number(/ at position (\d+)/.exec(message)?.[1] ?? text.length);
  const linesBefore = text.slice(0, offset).split('\n');
  return {
    line: linesBefore.length,
    column: (linesBefore.at(-1)?.length ?? 0) + 1,
    reason: token ?? message.replace(/ (in|after) JSON at position .*/s, ''),
  };
}
