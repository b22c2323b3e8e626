import { forexPairs, majors } from '../../site/facts/instruments.ts';
import type { Colours } from './colours.ts';
import { weights } from './fonts.ts';
import { bar, panel } from './shapes.ts';

/** The major currencies in a circle, with a line for each pair. */
export function pairs({ accent, gold, ink }: Colours): string {
  const at = (currency: string, distance: number): [number, number] => {
    const angle =
      ((majors.findIndex((major) => major === currency) + 0.5) / majors.length) * 2 * Math.PI;
    return [Math.round(distance * Math.sin(angle)), Math.round(-distance * Math.cos(angle))];
  };
  const lines = forexPairs.map(
    (pair) => `M${at(pair.slice(0, 3), 184).join(' ')}L${at(pair.slice(3), 184).join(' ')}`,
  );
  return [
    `<path d="${lines.join('')}" stroke="${gold}" stroke-opacity=".75" stroke-width="2.5"/>`,
    ...majors.map((currency) => {
      const [x, y] = at(currency, 184);
      const [textX, textY] = at(currency, 228);
      return `<circle cx="${x}" cy="${y}" r="9" fill="${accent}"/><text x="${textX}" y="${textY + 10}" font-size="30" font-weight="${weights.bold}" fill="${ink}" text-anchor="middle">${currency}</text>`;
    }),
  ].join('');
}

/** Documents in a folder. */
export function folder({ accent, gold, ink, raised }: Colours): string {
  const sheet = (x: number, y: number, turn: number, opacity: number, mark: string): string =>
    [
      `<g transform="translate(${x} ${y})rotate(${turn})" fill-opacity="${opacity}">`,
      `<rect x="-118" y="-160" width="236" height="320" rx="14" fill="#eef0ee"/>`,
      `<rect x="-88" y="-128" width="112" height="16" rx="8" fill="${mark}"/>`,
      ...[0, 1, 2, 3, 4, 5, 6].map((line) =>
        bar(-88, -84 + line * 30, line % 3 === 2 ? 118 : 176, '#2a3140', {
          opacity: 0.32,
          height: 9,
        }),
      ),
      '</g>',
    ].join('');
  return [
    sheet(-112, -36, -13, 0.5, '#2a3140'),
    sheet(-38, -58, -4, 0.76, '#2a3140'),
    sheet(52, -52, 6, 1, '#00734f'),
    `<path d="M-244 40c0-14 10-24 24-24h120l36 36h284c14 0 24 10 24 24v116c0 16-12 28-28 28h-432c-16 0-28-12-28-28z" fill="${raised}"/>`,
    `<path d="M-244 40c0-14 10-24 24-24h120l36 36h284c14 0 24 10 24 24v116c0 16-12 28-28 28h-432c-16 0-28-12-28-28z" fill="${accent}" fill-opacity=".16" stroke="${ink}" stroke-opacity=".25" stroke-width="2"/>`,
    bar(-208, 160, 150, gold, { height: 18 }),
    bar(-208, 190, 92, ink, { opacity: 0.3, height: 10 }),
  ].join('');
}

/** A window of a browser, and the few notes that the site keeps in it. */
export function browserWindow({ accent, gold, ink, raised }: Colours): string {
  const notes = [
    [-216, -96, gold],
    [-64, -96, accent],
    [-216, 50, accent],
  ] as const;
  const empty = [
    [88, -96],
    [-64, 50],
    [88, 50],
  ] as const;
  const size = { width: 128, height: 122 };
  return [
    panel({ x: -260, y: -206, width: 520, height: 412, fill: raised, ink, corner: 24 }),
    `<path d="M-260-132H260" stroke="${ink}" stroke-opacity=".16" stroke-width="2"/>`,
    ...[-228, -196, -164].map(
      (x) => `<circle cx="${x}" cy="-169" r="9" fill="${ink}" fill-opacity=".35"/>`,
    ),
    bar(-120, -184, 350, ink, { opacity: 0.12, height: 30 }),
    ...notes.map(
      ([x, y, colour]) =>
        `<rect x="${x}" y="${y}" width="${size.width}" height="${size.height}" rx="16" fill="${colour}" fill-opacity=".9"/>${bar(x + 20, y + 28, 66, '#0c1018', { opacity: 0.7, height: 12 })}${bar(x + 20, y + 58, 88, '#0c1018', { opacity: 0.4, height: 9 })}${bar(x + 20, y + 82, 50, '#0c1018', { opacity: 0.4, height: 9 })}`,
    ),
    ...empty.map(
      ([x, y]) =>
        `<rect x="${x}" y="${y}" width="${size.width}" height="${size.height}" rx="16" fill="none" stroke="${ink}" stroke-opacity=".3" stroke-width="3" stroke-dasharray="10 8"/>`,
    ),
  ].join('');
}

/** A question and its answer. */
export function speech({ accent, ink, raised }: Colours): string {
  return [
    `<path d="M-222-214h326c22 0 38 16 38 38v136c0 22-16 38-38 38h-238l-72 64v-64h-16c-22 0-38-16-38-38v-136c0-22 16-38 38-38z" fill="${raised}" stroke="${ink}" stroke-opacity=".18" stroke-width="2"/>`,
    bar(-214, -164, 308, ink, { opacity: 0.78, height: 20 }),
    bar(-214, -120, 262, ink, { opacity: 0.3, height: 14 }),
    bar(-214, -86, 190, ink, { opacity: 0.3, height: 14 }),
    `<path d="M222 30h-300c-22 0-38 16-38 38v92c0 22 16 38 38 38h216l70 56v-56h14c22 0 38-16 38-38v-92c0-22-16-38-38-38z" fill="${accent}"/>`,
    bar(-70, 80, 262, '#04150e', { opacity: 0.85, height: 20 }),
    bar(-70, 124, 196, '#04150e', { opacity: 0.5, height: 14 }),
  ].join('');
}

/** The first letters of a dictionary in the site's languages. */
export function letters({ accent, gold, ink, raised }: Colours): string {
  const cards = [
    { x: -150, y: -26, turn: -9, letter: '文', colour: accent },
    { x: 150, y: -26, turn: 9, letter: 'ض', colour: gold },
    { x: 0, y: 20, turn: 0, letter: 'A', colour: ink },
  ];
  return cards
    .map(({ x, y, turn, letter, colour }) =>
      [
        `<g transform="translate(${x} ${y})rotate(${turn})">`,
        panel({ x: -112, y: -164, width: 224, height: 328, fill: raised, ink, corner: 26 }),
        `<text y="22" font-size="150" font-weight="${weights.bold}" fill="${colour}" text-anchor="middle">${letter}</text>`,
        bar(-76, 82, 152, ink, { opacity: 0.4, height: 12 }),
        bar(-76, 112, 108, ink, { opacity: 0.2, height: 12 }),
        '</g>',
      ].join(''),
    )
    .join('');
}

/** A list of questions, one of them open. */
export function openQuestion({ accent, gold, ink, raised }: Colours): string {
  const rows = [
    { y: -206, height: 76, width: 260 },
    { y: -118, height: 176, width: 310 },
    { y: 70, height: 76, width: 220 },
    { y: 158, height: 76, width: 284 },
  ];
  return rows
    .map(({ y, height, width }, index) => {
      const isOpen = index === 1;
      return [
        panel({ x: -260, y, width: 520, height, fill: raised, ink, corner: 20 }),
        isOpen &&
          `<rect x="-260" y="${y}" width="520" height="${height}" rx="20" fill="${accent}" fill-opacity=".12" stroke="${accent}" stroke-width="3"/>`,
        bar(-228, y + 29, width, ink, { opacity: isOpen ? 1 : 0.72, height: 18 }),
        `<path d="M200 ${y + 38}h32${isOpen ? '' : `M216 ${y + 22}v32`}" stroke="${isOpen ? accent : gold}" stroke-width="6" stroke-linecap="round"/>`,
        isOpen && bar(-228, y + 82, 420, ink, { opacity: 0.34, height: 13 }),
        isOpen && bar(-228, y + 110, 380, ink, { opacity: 0.34, height: 13 }),
        isOpen && bar(-228, y + 138, 250, ink, { opacity: 0.34, height: 13 }),
      ]
        .filter(Boolean)
        .join('');
    })
    .join('');
}
