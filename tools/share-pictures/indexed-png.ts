import { crc32, deflateSync } from 'node:zlib';

type Rgb = readonly [red: number, green: number, blue: number];

interface Counted {
  colour: Rgb;
  count: number;
}

interface Image {
  /** Four bytes a pixel; all are opaque. */
  pixels: Uint8Array;
  width: number;
  height: number;
}

/** Iterations that move each color of the palette into the middle of what it stands for. */
const refinements = 3;

const keyOf = (pixels: Uint8Array, at: number): number =>
  ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0);

function countColours(pixels: Uint8Array): Map<number, Counted> {
  const counted = new Map<number, Counted>();
  for (let at = 0; at < pixels.length; at += 4) {
    const key = keyOf(pixels, at);
    const known = counted.get(key);
    if (known) known.count++;
    else counted.set(key, { colour: [key >> 16, (key >> 8) & 255, key & 255], count: 1 });
  }
  return counted;
}

/** Rare colours count for more than their share: a small bright edge is seen. */
const weightOf = ({ count }: Counted): number => count ** 0.85;

function meanOf(colours: readonly Counted[]): Rgb {
  const sums = [0, 0, 0, 0];
  for (const counted of colours) {
    const weight = weightOf(counted);
    sums[3]! += weight;
    for (let channel = 0; channel < 3; channel++)
      sums[channel]! += weight * (counted.colour[channel] ?? 0);
  }
  const [red = 0, green = 0, blue = 0, total = 1] = sums;
  return [red / total, green / total, blue / total];
}

/** How much a group's colours differ, and in which channel most. */
function spreadOf(group: readonly Counted[]): { spread: number; channel: number } {
  const mean = meanOf(group);
  const spreads = [0, 1, 2].map((channel) =>
    group.reduce(
      (sum, counted) =>
        sum + weightOf(counted) * ((counted.colour[channel] ?? 0) - (mean[channel] ?? 0)) ** 2,
      0,
    ),
  );
  const spread = Math.max(...spreads);
  return { spread, channel: spreads.indexOf(spread) };
}

/** Median cut: the group that differs most is halved until there are enough. */
function cut(colours: Counted[], size: number): Rgb[] {
  const groups = [{ group: colours, ...spreadOf(colours) }];
  while (groups.length < size) {
    groups.sort((one, other) => one.spread - other.spread);
    const widest = groups.at(-1);
    if (!widest || widest.group.length < 2) break;
    groups.pop();
    const { group, channel } = widest;
    const middle = meanOf(group)[channel] ?? 0;
    for (const half of [
      group.filter(({ colour }) => (colour[channel] ?? 0) <= middle),
      group.filter(({ colour }) => (colour[channel] ?? 0) > middle),
    ])
      groups.push({ group: half, ...spreadOf(half) });
  }
  return groups.map(({ group }) => meanOf(group));
}

function nearest([red, green, blue]: Rgb, palette: readonly Rgb[]): number {
  let best = 0;
  let least = Infinity;
  for (const [index, [otherRed, otherGreen, otherBlue]] of palette.entries()) {
    const distance =
      3 * (red - otherRed) ** 2 + 4 * (green - otherGreen) ** 2 + 2 * (blue - otherBlue) ** 2;
    if (distance >= least) continue;
    least = distance;
    best = index;
  }
  return best;
}

function paletteFor(colours: Counted[], size: number): Rgb[] {
  let palette = cut(colours, size);
  for (let round = 0; round < refinements; round++) {
    const members = Map.groupBy(colours, ({ colour }) => nearest(colour, palette));
    palette = palette.map((colour, index) => meanOf(members.get(index) ?? [{ colour, count: 1 }]));
  }
  // By brightness, so that neighbors in a gradient are neighbors in the palette.
  return palette
    .map(([red, green, blue]): Rgb => [Math.round(red), Math.round(green), Math.round(blue)])
    .toSorted((one, other) => one[0] + 2 * one[1] + one[2] - (other[0] + 2 * other[1] + other[2]));
}

function chunk(type: string, data: Uint8Array): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(content.length + 8);
  framed.writeUInt32BE(data.length, 0);
  content.copy(framed, 4);
  framed.writeUInt32BE(crc32(content), content.length + 4);
  return framed;
}

/** Bayer's matrix of order 4: neighbouring pixels round differently, so that a gradient has no steps. */
const thresholds = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];
/** The widest of those differences, in levels of a channel. */
const ditherWidth = 4;

/** A PNG of at most 256 colours: a drawing needs few, and a pixel is one byte instead of four. */
export function indexedPng({ pixels, width, height }: Image, size: number): Buffer {
  const palette = paletteFor([...countColours(pixels).values()], size);
  const found = new Map<number, number>();
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const shift = thresholds[(y % 4) * 4 + (x % 4)] ?? 0;
      const key = keyOf(pixels, (y * width + x) * 4);
      const place = key * 16 + shift;
      let index = found.get(place);
      if (index === undefined) {
        const by = ((shift + 0.5) / 16 - 0.5) * ditherWidth;
        index = nearest([(key >> 16) + by, ((key >> 8) & 255) + by, (key & 255) + by], palette);
        found.set(place, index);
      }
      rows[y * (width + 1) + 1 + x] = index;
    }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, colours by palette.
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
}
