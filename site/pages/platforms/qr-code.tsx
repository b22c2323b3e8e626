import type { ReactNode } from 'react';
import { encode } from 'uqr';
import styles from './qr-code.module.css';

/** Readers need four light modules around the code. */
const quietZone = 4;

/** An address as a QR code: dark on light in both themes, because many cameras do not read the reverse. */
export function QrCode({ href, label }: { href: string; label: string }): ReactNode {
  const { data, size } = encode(href, { ecc: 'M', border: 0 });
  // Neighbouring dark modules of a row become one rectangle: a third of the bytes.
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
