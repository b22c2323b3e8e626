import type { ReactNode } from 'react';
import { encode } from 'uqr';
import styles from './qr-code.module.css';

/** Light modules around the code, as scanners require. */
const quietZone = 4;

/** A URL as a QR code, dark on light in both themes: many cameras do not read the reverse. */
export function QrCode({ href, label }: { href: string; label: string }): ReactNode {
  const { data, size } = encode(href, { ecc: 'M', border: 0 });
  // Adjacent dark modules of a row become one rectangle, which takes a third of the bytes.
  const path = data
    .flatMap((row, y) =>
      [
        ...row
          .map((dark) => (dark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
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
