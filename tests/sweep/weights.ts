import { budgets, type Budget, type Kind } from '../budgets.ts';

const sizes = new Map<string, Promise<number>>();

/** Transferred bytes of a file in a modern browser (brotli). */
export function travelSize(url: string): Promise<number> {
  const known = sizes.get(url);
  if (known) return known;
  const size = fetch(url, { headers: { 'accept-encoding': 'br' } }).then((response) => {
    const length = Number(response.headers.get('content-length'));
    if (!length) throw new Error(`${url} does not say how long it is`);
    return length;
  });
  sizes.set(url, size);
  return size;
}

export interface Weights extends Record<Kind, number> {
  /** Whether islands of this page start without interaction. */
  selfStarting: boolean;
  /** Whether it contains a market widget. */
  widget: boolean;
}

export const within = (bytes: number, { floor, ceiling }: Budget): boolean =>
  bytes >= floor && bytes <= ceiling;

/** One line for each kind that is out of its budget. */
export function overruns(weights: Weights, budgetOf: (kind: Kind) => Budget): string[] {
  return (Object.keys(budgets) as Kind[])
    .filter((kind) => !within(weights[kind], budgetOf(kind)))
    .map(
      (kind) =>
        `${kind}: ${weights[kind]} bytes, budget ${budgetOf(kind).floor} to ${budgetOf(kind).ceiling}`,
    );
}
