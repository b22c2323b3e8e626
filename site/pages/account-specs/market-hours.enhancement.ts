import { followHours } from './follow-hours.ts';
import type { SpecsProps } from './specs-props.ts';

/** Fills in the server's table of trading hours, once a reader comes near it, until React has come to do it. */
export default function fillInMarketHours(root: HTMLElement): void {
  const table = root.querySelector('table');
  const island = root.closest<HTMLElement>('[data-props]');
  if (!table || !island) return;
  const props = JSON.parse(island.dataset['props'] ?? '') as SpecsProps;
  followHours(
    table,
    props.firstResult?.hours ?? [],
    props,
    () => island.dataset['state'] === 'live',
  );
}
