import type { ReactNode } from 'react';
import { encode } from 'uqr';
import styles from './qr-code.module.css';

/** Light modules around the code, as scanners require. */
const quietZone = 4;

/** A URL as a QR code, dark on light in both themes: many cameras do not read the reverse. */
export function QrCode({ href, label }: { href: string; label: string }): ReactNode {
  const { data, size } = encode(href, { ecc: 'M', border: 0 });
  // One line for adjacent dark modules of a row: a seventh of the bytes of squares.
  const path = data
    .map((row, y) => {
      const runs =
        row
          .map((dark) => (dark ? '1' : '0'))
          .join('')
          .match(/0+|1+/g) ?? [];
      return `M0 ${y + 0.5}${runs.map((run) => (run[0] === '1' ? `h${run.length}` : `m${run.length} 0`)).join('')}`;
    })
    .join('');
  const side = size + 2 * quietZone;
  return (
    <svg
      className={styles.code}
      viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} className={styles.modules} />
    </svg>
  );
}
