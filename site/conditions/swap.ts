import type { SpecRow } from '../../core/domain/instrument-spec.ts';
import { parseAmount } from '../../core/specs/sort-rows.ts';

/** In US dollars for a lot and night, below zero where it is charged; undefined if the content does not state both. */
export function swapOf(row: SpecRow | undefined): { long: number; short: number } | undefined {
  const [long, short] = [row?.swapLongUsd ?? '', row?.swapShortUsd ?? ''].map(parseAmount);
  return long === undefined || short === undefined ? undefined : { long, short };
}

/** On swap-free accounts: the nights without a fee, and the fee for each lot and night after them; undefined where the swap stays. */
export function swapFreeTermsOf(row: SpecRow): { nights: number; feeUsd: number } | undefined {
  const [nights, feeUsd] = [row.swapFreeNights, row.swapFreeFeeUsd].map(parseAmount);
  return nights === undefined || feeUsd === undefined ? undefined : { nights, feeUsd };
}
