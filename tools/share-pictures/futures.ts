import type { Colours } from './colours.ts';
import { weights } from './fonts.ts';

const leaf = { width: 300, height: 372, head: 84 };
const tooth = 15;

/** A leaf of a calendar whose month begins on this weekday (Monday: 0), with its third Friday marked. */
function drawLeaf(firstWeekday: number, days: number, { accent, ground, ink }: Colours): string {
  const { width, height, head } = leaf;
  const thirdFriday = ((4 - firstWeekday + 7) % 7) + 15;
  const teeth = `l${-tooth / 2} ${tooth / 2}l${-tooth / 2} ${-tooth / 2}`.repeat(width / tooth);
  const cells = Array.from({ length: days }, (_, index) => {
    const place = firstWeekday + index;
    const x = 48 + (place % 7) * 34;
    const y = 244 + Math.floor(place / 7) * 20;
    return index + 1 === thirdFriday
      ? `<rect x="${x - 11}" y="${y - 8}" width="22" height="16" rx="5" fill="${accent}"/>`
      : `<rect x="${x - 7}" y="${y - 4.5}" width="14" height="9" rx="3" fill="${ink}" fill-opacity="${place % 7 > 4 ? 0.12 : 0.28}"/>`;
  });
  return [
    `<path d="M0 18a18 18 0 0 1 18-18H${width - 18}a18 18 0 0 1 18 18V${height}${teeth}z" fill="url(#paper)"/>`,
    `<path d="M0 ${head}V18a18 18 0 0 1 18-18H${width - 18}a18 18 0 0 1 18 18V${head}z" fill="url(#head)"/>`,
    `<circle cx="75" cy="22" r="8" fill="${ground}"/><circle cx="225" cy="22" r="8" fill="${ground}"/>`,
    `<text x="150" y="206" font-weight="${weights.bold}" font-size="128" letter-spacing="-4" fill="${ink}" text-anchor="middle">${thirdFriday}</text>`,
    ...cells,
  ].join('');
}

/** Leaves of a calendar with the third Fridays on which contracts end, above the line of a year. */
export function futuresMaterial(colours: Colours): string {
  const { accent, ink } = colours;
  const shadow = 'filter="url(#shadow)"';
  const place = (x: number, y: number, turn: number, content: string): string =>
    `<g transform="translate(${x} ${y})rotate(${turn})translate(${-leaf.width / 2} 0)" ${shadow}>${content}</g>`;
  const months = Array.from({ length: 13 }, (_, index) => {
    const x = 380 + index * 62;
    return `<path d="M${x} 556v12" stroke="${ink}" stroke-opacity=".35" stroke-width="2"/>`;
  });
  const expiries = [2, 5, 8, 11].map(
    (month, index) =>
      `<rect x="${380 + (month + 0.6) * 62 - 9}" y="549" width="18" height="26" rx="6" fill="${index === 1 ? accent : '#2a2140'}" stroke="${accent}" stroke-width="2"/>`,
  );
  return [
    '<linearGradient id="paper" x2="0" y2="1"><stop stop-color="#2b2f42"/><stop offset=".7" stop-color="#262a3b"/><stop offset="1" stop-color="#352f52"/></linearGradient>',
    `<linearGradient id="head" x2="1"><stop stop-color="${accent}"/><stop offset="1" stop-color="${accent}" stop-opacity=".82"/></linearGradient>`,
    '<filter id="shadow" x="-.2" y="-.2" width="1.4" height="1.4"><feDropShadow dx="0" dy="14" stdDeviation="16" flood-color="#04060c" flood-opacity=".7"/></filter>',
    '<g transform="scale(.7)translate(-774 -330)">',
    place(1010, 110, 13, drawLeaf(2, 30, colours)),
    place(550, 112, -11, drawLeaf(0, 31, colours)),
    place(780, 76, 0, drawLeaf(1, 30, colours)),
    `<path d="M380 562H1124" stroke="${ink}" stroke-opacity=".3" stroke-width="2"/>`,
    ...months,
    ...expiries,
    '</g>',
  ].join('');
}
