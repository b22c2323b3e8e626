/** What a parser returns: the value, or what is wrong with the input. */
export type Parsed<Value, Problem> = { ok: true; value: Value } | { ok: false; problem: Problem };
