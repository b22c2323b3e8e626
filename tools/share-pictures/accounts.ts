import { minutesPerDay } from '../../core/util/durations.ts';
import { instruments, productClasses } from '../../site/facts/instruments.ts';
import { coloursOf, type Colours } from './colours.ts';
import { bar, panel } from './shapes.ts';

/** Three accounts side by side, as the page compares them. */
export function accountTiers({ accent, gold, ink, raised }: Colours): string {
  const column = { width: 156, height: 430, gap: 18 };
  const rows = [
    [0.9, 0.5, 0.62],
    [0.55, 0.34, 0.62],
    [0.28, 0.72, 0.62],
  ];
  const colours = [ink, accent, gold];
  return rows
    .map((bars, index) => {
      const colour = colours[index] ?? ink;
      const rise = index === 1 ? 26 : 0;
      const x = (index - 1.5) * (column.width + column.gap) + column.gap / 2;
      const y = -column.height / 2 - rise;
      const inner = column.width - 48;
      return [
        panel({ x, y, width: column.width, height: column.height + 2 * rise, fill: raised, ink }),
        index === 1 &&
          `<rect x="${x}" y="${y}" width="${column.width}" height="${column.height + 2 * rise}" rx="20" fill="${accent}" fill-opacity=".1" stroke="${accent}" stroke-width="3"/>`,
        `<rect x="${x + 24}" y="${y + 32}" width="${inner * 0.72}" height="14" rx="7" fill="${colour}"/>`,
        `<rect x="${x + 24}" y="${y + 66}" width="${inner}" height="34" rx="17" fill="${colour}" fill-opacity="${index === 1 ? 1 : 0.22}"/>`,
        ...bars.flatMap((part, row) => {
          const top = y + 146 + row * (96 + rise * 0.6);
          return [
            `<rect x="${x + 24}" y="${top}" width="${inner * 0.46}" height="9" rx="4.5" fill="${ink}" fill-opacity=".3"/>`,
            `<rect x="${x + 24}" y="${top + 24}" width="${inner}" height="20" rx="10" fill="${ink}" fill-opacity=".08"/>`,
            `<rect x="${x + 24}" y="${top + 24}" width="${inner * part}" height="20" rx="10" fill="${colour}" fill-opacity=".85"/>`,
          ];
        }),
      ]
        .filter(Boolean)
        .join('');
    })
    .join('');
}

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** When instruments of each class are traded, on a day of the server, and an hour of it. */
export function tradingHours({ gold, ink, raised }: Colours): string {
  const width = 456;
  const rowHeight = 22;
  const shown = productClasses.flatMap((name) =>
    instruments
      .filter((instrument) => instrument.class === name)
      .filter(
        ({ sessions }, index, all) =>
          index === all.findIndex((other) => String(other.sessions) === String(sessions)),
      )
      .slice(0, 3)
      .map(({ sessions }) => ({ sessions, accent: coloursOf(name).accent })),
  );
  const step = 340 / shown.length;
  const top = -((shown.length - 1) * step) / 2 + 14;
  const xOf = (time: string): number => (minutesOf(time) / minutesPerDay - 0.5) * width;
  const hours = Array.from({ length: 25 }, (_, hour) => {
    const x = (hour / 24 - 0.5) * width;
    return `M${x}-190v${hour % 6 === 0 ? 24 : 12}`;
  });
  return [
    panel({ x: -260, y: -226, width: 520, height: 452, fill: raised, ink }),
    `<path d="${hours.join('')}" stroke="${ink}" stroke-opacity=".45" stroke-width="2.5" stroke-linecap="round"/>`,
    ...shown.map(({ sessions, accent }, index) => {
      const y = top + index * step - rowHeight / 2;
      return [
        bar(-width / 2, y, width, ink, { opacity: 0.08, height: rowHeight }),
        ...sessions.map(([opens, closes]) =>
          bar(xOf(opens), y, xOf(closes) - xOf(opens), accent, {
            opacity: 0.85,
            height: rowHeight,
          }),
        ),
      ].join('');
    }),
    `<path d="M${xOf('16:45')}-176V204" stroke="${gold}" stroke-width="5" stroke-linecap="round"/><circle cx="${xOf('16:45')}" cy="-182" r="13" fill="${gold}"/>`,
  ].join('');
}

/** Money that comes in goes back on the same way; the gain goes to the bank. */
export function wayBack({ accent, gold, ink, raised }: Colours): string {
  const node = { width: 104, start: -260 };
  const lane = { start: node.start + node.width + 10, end: 260 - node.width - 10, head: 26 };
  const groups = [
    { y: -206, lanes: [92, 92] },
    { y: 34, lanes: [46, 46, 28] },
  ];
  const nodes = groups.flatMap(({ y, lanes }) => {
    const height = lanes.reduce((sum, thickness) => sum + thickness + 16, 16);
    let top = y + 16;
    return [
      panel({ x: node.start, y, width: node.width, height, fill: raised, ink }),
      ...lanes.map((laneHeight, index) => {
        const isIn = index === 0;
        const [from, to] = isIn ? [lane.start, lane.end] : [lane.end, lane.start];
        const neck = isIn ? to - lane.head : to + lane.head;
        const path = `M${from} ${top}H${neck}L${to} ${top + laneHeight / 2}L${neck} ${top + laneHeight}H${from}z`;
        top += laneHeight + 16;
        const fill = index === 2 ? gold : accent;
        return `<path d="${path}" fill="${fill}" fill-opacity="${isIn ? 0.34 : 0.95}"/>`;
      }),
    ];
  });
  const [first, second] = groups;
  const card = `<g fill="none" stroke="${ink}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"><rect x="-34" y="-24" width="68" height="48" rx="8"/><path d="M-34-8H34M-20 10H-4"/></g>`;
  const bank = `<g fill="none" stroke="${ink}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"><path d="M-34-8 0-30 34-8zM-24 2v20M0 2v20M24 2v20M-34 30H34"/></g>`;
  return [
    ...nodes,
    panel({ x: 260 - node.width, y: -206, width: node.width, height: 412, fill: raised, ink }),
    `<g transform="translate(${node.start + node.width / 2} ${(first?.y ?? 0) + 116})">${card}</g>`,
    `<g transform="translate(${node.start + node.width / 2} ${(second?.y ?? 0) + 92})">${bank}</g>`,
    `<g transform="translate(${260 - node.width / 2} 0)" fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round"><circle cy="-16" r="17"/><path d="M-32 38c0-44 64-44 64 0"/></g>`,
  ].join('');
}
