/** The result of reading outside input: its value, or its fault. */
export type Parsed<Value, Problem> = { ok: true; value: Value } | { ok: false; problem: Problem };
