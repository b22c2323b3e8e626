import type { Colours } from './colours.ts';
import { bar, panel } from './shapes.ts';

/** Published figures above, on and below their forecasts: what is not as expected is golden. */
export function releases({ accent, gold, ink, raised }: Colours): string {
  const surprises = [0.75, 0, -0.4, 0.3, -0.85, 0, 0.55];
  const step = 66;
  return [
    panel({ x: -260, y: -206, width: 520, height: 412, fill: raised, ink }),
    `<path d="${surprises.map((_, index) => `M${(index - 3) * step} -176V176`).join('')}" stroke="${ink}" stroke-opacity=".09" stroke-width="2"/>`,
    `<path d="M-236 0H236" stroke="${ink}" stroke-opacity=".55" stroke-width="3.5" stroke-dasharray="10 8"/>`,
    ...surprises.map((surprise, index) => {
      const x = (index - 3) * step;
      const y = -surprise * 172;
      return surprise === 0
        ? `<circle cx="${x}" r="15" fill="${accent}"/>`
        : `<path d="M${x} 0V${y}" stroke="${gold}" stroke-opacity=".55" stroke-width="12"/><circle cx="${x}" cy="${y}" r="17" fill="${gold}"/><circle cx="${x}" r="8" fill="${raised}" stroke="${ink}" stroke-width="4"/>`;
    }),
  ].join('');
}

/** Headlines under one another, the latest on top. */
export function headlines({ accent, gold, ink, raised }: Colours): string {
  const stories = [
    [330, 210],
    [290, 330],
    [340, 150],
    [250, 300],
  ] as const;
  const height = 92;
  const step = 108;
  const top = -(stories.length * step - (step - height)) / 2;
  return [
    `<path d="M-236 ${top + 30}V${-top - 50}" stroke="${ink}" stroke-opacity=".22" stroke-width="3"/>`,
    ...stories.map(([headline, rest], index) => {
      const y = top + index * step;
      const isLatest = index === 0;
      return [
        `<circle cx="-236" cy="${y + height / 2}" r="${isLatest ? 15 : 11}" fill="${isLatest ? gold : raised}" stroke="${isLatest ? gold : accent}" stroke-width="4"/>`,
        panel({ x: -200, y, width: 460, height, fill: raised, ink, corner: 18 }),
        bar(-172, y + 24, headline, isLatest ? gold : ink, {
          height: 18,
          opacity: isLatest ? 1 : 0.82,
        }),
        bar(-172, y + 56, rest, ink, { opacity: 0.28, height: 12 }),
      ].join('');
    }),
  ].join('');
}

/** The places of a trading terminal, still empty. */
export function panels({ accent, ink }: Colours): string {
  const dashed = `fill="${ink}" fill-opacity=".035" stroke="${ink}" stroke-opacity=".42" stroke-width="3" stroke-dasharray="12 9"`;
  return [
    `<rect x="-260" y="-206" width="330" height="262" rx="20" ${dashed}/>`,
    `<rect x="90" y="-206" width="170" height="412" rx="20" ${dashed}/>`,
    `<rect x="-260" y="76" width="155" height="130" rx="20" ${dashed}/>`,
    `<rect x="-85" y="76" width="155" height="130" rx="20" ${dashed}/>`,
    `<path d="M-216 6l62-64 46 34 58-88 44 40 40-52" fill="none" stroke="${accent}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>`,
    ...[0, 1, 2, 3, 4, 5].map((row) =>
      bar(118, -166 + row * 60, row % 2 ? 86 : 112, ink, { opacity: 0.18, height: 16 }),
    ),
  ].join('');
}

/** Figures put in, one of them being typed, and the result under the line. */
export function calculation({ accent, gold, ink, raised }: Colours): string {
  const fields = [
    [170, 92],
    [120, 148],
    [200, 64],
  ] as const;
  const height = 78;
  const step = 94;
  const left = -224;
  return [
    panel({ x: -260, y: -236, width: 520, height: 472, fill: raised, ink, corner: 28 }),
    ...fields.map(([name, figure], index) => {
      const y = -204 + index * step;
      const isInUse = index === 1;
      return [
        `<rect x="${left}" y="${y}" width="448" height="${height}" rx="16" fill="${ink}" fill-opacity=".035" stroke="${isInUse ? accent : ink}" stroke-opacity="${isInUse ? 1 : 0.28}" stroke-width="${isInUse ? 5 : 3}"/>`,
        bar(left + 26, y + height / 2 - 6, name, ink, { opacity: 0.28, height: 12 }),
        bar(198 - figure, y + height / 2 - 9, figure, isInUse ? accent : ink, {
          opacity: isInUse ? 1 : 0.82,
          height: 18,
        }),
      ].join('');
    }),
    `<path d="M${left} 102H224" stroke="${ink}" stroke-opacity=".55" stroke-width="3.5"/>`,
    `<path d="M${left + 4} 158h52M${left + 4} 182h52" stroke="${gold}" stroke-width="11" stroke-linecap="round"/>`,
    bar(-18, 151, 242, gold, { height: 38 }),
  ].join('');
}
