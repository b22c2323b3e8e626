import { startTransition, useCallback, useEffect, useState, type RefObject } from 'react';
import { pageSize } from '../../../core/specs/specs-view.ts';

/** Rows that a choice or a keystroke renders even if fewer are in view. */
const minRows = 4;
/** Every row is at least this high. */
const minRowHeightPx = 50;
/** How the remaining rows follow. */
const rowsPerStep = 20;
const stepIntervalMs = 30;

interface GradualRows {
  /** How many rows to render. */
  renderedRows: number;
  /** When the next ones follow. */
  nextAfterMs: number;
  /** To be called with each choice and keystroke that changes the rows. `restAfterMs`: when the rest begins to follow */
  renderRowsInView: (restAfterMs?: number) => void;
  renderMoreRows: () => void;
}

/**
 * After a choice or a keystroke renders only the rows in view; the rest follow in steps (`useRemainingRows`), so that nobody
 * waits for rows out of view.
 * @param region contains the table
 */
export function useGradualRows(region: RefObject<HTMLElement | null>): GradualRows {
  const [progress, setProgress] = useState({
    renderedRows: pageSize,
    nextAfterMs: stepIntervalMs,
  });
  const renderRowsInView = useCallback(
    (restAfterMs = stepIntervalMs): void => {
      const element = region.current;
      if (!element) return;
      const { top, height } = element.getBoundingClientRect();
      // What is below the table does not move until all rows are there.
      element.style.minBlockSize = `${height}px`;
      const rowsInView = Math.ceil((innerHeight - top) / minRowHeightPx);
      setProgress({ renderedRows: Math.max(minRows, rowsInView), nextAfterMs: restAfterMs });
    },
    [region],
  );
  const renderMoreRows = useCallback(
    (): void =>
      startTransition(() =>
        setProgress(({ renderedRows }) => ({
          renderedRows: renderedRows + rowsPerStep,
          nextAfterMs: stepIntervalMs,
        })),
      ),
    [],
  );
  return { ...progress, renderRowsInView, renderMoreRows };
}

/** @param rows the result's, of which the first `renderedRows` are rendered */
export function useRemainingRows(
  { renderedRows, nextAfterMs, renderMoreRows }: GradualRows,
  rows: readonly unknown[] | undefined,
  region: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      if (rows && renderedRows < rows.length) renderMoreRows();
      else region.current?.style.removeProperty('min-block-size');
    }, nextAfterMs);
    return () => clearTimeout(timer);
  }, [renderedRows, nextAfterMs, renderMoreRows, rows, region]);
}
