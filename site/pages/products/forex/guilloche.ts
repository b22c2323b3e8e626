type Point = readonly [x: number, y: number];

/**
 * A smooth curve through points, in relative whole units (Catmull-Rom splines as Bézier curves). The first and the last point only
 * give the direction at the ends.
 */
function curveThrough(points: readonly Point[]): string {
  const at = (index: number): Point => points[index] ?? [0, 0];
  let [x, y] = at(1).map(Math.round) as [number, number];
  let path = `M${x} ${y}c`;
  for (let index = 1; index < points.length - 2; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const controls = [
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      ...to,
    ].map(Math.round);
    path += controls.map((value, axis) => value - (axis % 2 ? y : x)).join(' ') + ' ';
    [x, y] = controls.slice(4) as [number, number];
  }
  return path.trimEnd().replaceAll(' -', '-');
}

const drawing = (viewBox: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="none" stroke="#000" stroke-width="5">${content}</svg>\n`;

interface Ribbon {
  middle: number;
  sway: number;
  swayLength: number;
  lean: number;
  half: number;
  lines: number;
  turns: number;
}

const width = 7200;
const height = 3600;

/** Lines that differ in phase only, woven around a slow wave. */
function ribbon({ middle, sway, swayLength, lean, half, lines, turns }: Ribbon): string {
  const step = width / (turns * 8);
  const count = Math.ceil(width / step) + 3;
  return Array.from({ length: lines }, (_, line) =>
    curveThrough(
      Array.from({ length: count }, (_point, index): Point => {
        const x = (index - 1) * step;
        const course = middle + lean * x + sway * Math.sin((2 * Math.PI * x) / swayLength);
        // The ribbon narrows and widens as if it turned.
        const spread = half * (0.55 + 0.45 * Math.cos((2 * Math.PI * x) / (swayLength * 0.73)));
        const phase = (2 * Math.PI * turns * x) / width + (2 * Math.PI * line) / lines;
        return [x, course + spread * Math.sin(phase)];
      }),
    ),
  ).join('');
}

/** Woven ribbons, as on banknotes, as a mask: their color comes from the stylesheet. */
export function ribbonsFile(): string {
  const ribbons: Ribbon[] = [
    { middle: 900, sway: 320, swayLength: 5200, lean: 0.16, half: 420, lines: 12, turns: 5 },
    { middle: 2500, sway: -420, swayLength: 6400, lean: -0.12, half: 360, lines: 12, turns: 6 },
  ];
  return drawing(`0 0 ${width} ${height}`, `<path d="${ribbons.map(ribbon).join('')}"/>`);
}

interface Ring {
  radius: number;
  swing: number;
  petals: number;
  copies: number;
}

/** A ring of petals, and the same ring turned again and again. Its index names it. */
function ring({ radius, swing, petals, copies }: Ring, index: number): string {
  const points = petals * 8;
  const path = curveThrough(
    Array.from({ length: points + 3 }, (_, point): Point => {
      const angle = (2 * Math.PI * (point - 1)) / points;
      const distance = radius + swing * Math.cos(petals * angle);
      return [distance * Math.cos(angle), distance * Math.sin(angle)];
    }),
  );
  const turned = Array.from(
    { length: copies - 1 },
    (_, copy) =>
      `<use href="#r${index}" transform="rotate(${Math.round((36_000 * (copy + 1)) / petals / copies) / 100})"/>`,
  ).join('');
  return `<path id="r${index}" d="${path}z"/>${turned}`;
}

/** The rosette of a banknote, as a mask. */
export function rosetteFile(): string {
  const rings: Ring[] = [
    { radius: 850, swing: 140, petals: 24, copies: 6 },
    { radius: 600, swing: 200, petals: 12, copies: 8 },
    { radius: 310, swing: 150, petals: 8, copies: 8 },
  ];
  return drawing('-1000 -1000 2000 2000', rings.map(ring).join(''));
}
