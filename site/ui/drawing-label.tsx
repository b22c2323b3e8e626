import type { ReactNode } from 'react';
import { useSite } from '../site-context.tsx';

interface DrawingLabelProps {
  /** The place of the text's middle, in percent of the drawing. */
  x: number;
  y: number;
  className?: string | undefined;
  children: string;
}

/** A text over a drawing that is stretched: it keeps its own size, and its place is mirrored where the page runs from right to left. */
export function DrawingLabel({ x, y, className, children }: DrawingLabelProps): ReactNode {
  const mirrored = useSite().language.direction === 'rtl';
  return (
    <text
      x={`${(mirrored ? 100 - x : x).toFixed(1)}%`}
      y={`${y.toFixed(1)}%`}
      dy="0.36em"
      textAnchor="middle"
      className={className}
    >
      {children}
    </text>
  );
}
