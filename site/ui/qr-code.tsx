import type { ReactNode } from 'react';
import { encode } from 'uqr';

/** Light modules around the code, as scanners require. */
const quietZone = 4;

/** Path of a line for each run of adjacent dark modules, row by row. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .map((row, y) => {
      const runs = row.map(Number).join('').match(/0+|1+/g) ?? [];
      return `M0 ${y + 0.5}${runs.map((run) => (run[0] === '1' ? `h${run.length}` : `m${run.length} 0`)).join('')}`;
    })
    .join('');

/** A URL as a QR code, dark on light in both themes: many cameras do not read the reverse. */
export function QrCode({
  href,
  label,
  className,
}: {
  href: string;
  label: string;
  className: string | undefined;
}): ReactNode {
  const { data, size } = encode(href, { ecc: 'M', border: 0 });
  const side = size + 2 * quietZone;
  return (
    <svg
      className={className}
      role="img"
      aria-label={label}
      viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
      width="112"
      height="112"
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M${-quietZone} ${-quietZone}h${side}v${side}h${-side}z`} />
      <path stroke="#10141d" d={pathOf(data)} />
    </svg>
  );
}
