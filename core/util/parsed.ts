/** What reading outside input gives: its value, or what is wrong with it. */
export type Parsed<Value, Problem> = { ok: true; value: Value } | { ok: false; problem: Problem };
