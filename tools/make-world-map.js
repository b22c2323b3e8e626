// @ts-check
/**
 * Draws the world map of the home page: `node tools/make-world-map.js`. The SVG is committed; it changes only with the
 * grid below. It is a single path: each dot is a zero-length stroke with round caps, positioned relative to the previous one.
 */
import { writeFileSync } from 'node:fs';
import DottedMap from 'dotted-map';

const file = 'site/pages/home/world-map.svg';
/** Leaves out Antarctica and the empty far north. */
const region = { lat: { min: -56, max: 78 }, lng: { min: -170, max: 180 } };
const rowHeight = Math.sqrt(3) / 2;

const map = new DottedMap({ height: 58, grid: 'diagonal', region });
// x in half steps, so that the shifted rows of the diagonal grid have whole numbers; y in tenths of a half step.
const dots = map
  .getPoints()
  .map(({ x, y }) => ({
    x: Math.round(x * 2),
    y: Math.round(y * 20),
    row: Math.round(y / rowHeight),
  }))
  .toSorted((a, b) => a.row - b.row || a.x - b.x);

let path = '';
let previous = { x: 0, y: 0 };
for (const { x, y } of dots) {
  path += `m${x - previous.x} ${(y - previous.y) / 10}h0`;
  previous = { x, y };
}

const width = Math.max(...dots.map(({ x }) => x));
const height = Math.ceil(Math.max(...dots.map(({ y }) => y)) / 10);
writeFileSync(
  file,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -1 ${width + 2} ${height + 2}"><path fill="none" stroke="#000" stroke-linecap="round" stroke-width="1.1" d="${path}"/></svg>\n`,
);
console.log(
  `${file}: ${dots.length} dots, ${(path.length / 1024).toFixed(1)} kB, ${width + 2} × ${height + 2}`,
);
