import { startTransition, useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { pageSize } from '../../../specs/specs-view.ts';
import { typingPauseMs } from './typing-pause.ts';

/** Rows that a keystroke renders even if fewer are in view. */
const minRows = 8;
/** Every row is at least this high. */
const minRowHeightPx = 50;
/** How the remaining rows follow. */
const rowsPerStep = 20;
const stepIntervalMs = 30;

/**
 * How many rows to render: after a keystroke only those in view, the rest once typing pauses, so that no key waits for rows
 * out of view.
 * @param region contains the table
 * @returns the number, and a function to call with each keystroke
 */
export function useGradualRows(
  rows: readonly unknown[] | undefined,
  region: RefObject<HTMLElement | null>,
): { renderedRows: number; renderRowsInView: () => void } {
  const rowCount = rows?.length ?? 0;
  const [renderedRows, setRenderedRows] = useState(pageSize);
  const rowsInView = useRef(pageSize);
  const renderRowsInView = useCallback((): void => {
    const element = region.current;
    if (!element) return;
    const { top, height } = element.getBoundingClientRect();
    rowsInView.current = Math.max(minRows, Math.ceil((innerHeight - top) / minRowHeightPx));
    // What is below the table does not move until typing pauses.
    element.style.minBlockSize = `${height}px`;
    setRenderedRows(rowsInView.current);
  }, [region]);
  useEffect(() => {
    const renderMore = (): void => {
      if (renderedRows < rowCount)
        startTransition(() => setRenderedRows(renderedRows + rowsPerStep));
      else region.current?.style.removeProperty('min-block-size');
    };
    const isFirstStep = renderedRows === rowsInView.current;
    const timer = setTimeout(renderMore, isFirstStep ? typingPauseMs : stepIntervalMs);
    return () => clearTimeout(timer);
  }, [renderedRows, rowCount, rows, region]);
  return { renderedRows, renderRowsInView };
}
