import { encode } from 'uqr';

/** Light modules around the code, as scanners require. */
const quietZone = 4;

/** A URL as a QR code, dark on light in both themes: many cameras do not read the reverse. */
export function qrCode(href: string): string {
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
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-quietZone} ${-quietZone} ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M${-quietZone} ${-quietZone}h${side}v${side}h${-side}z"/><path stroke="#10141d" d="${path}"/></svg>\n`;
}
