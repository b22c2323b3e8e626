import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

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

/** Bits of a channel by which colours are counted: those that differ in the others are one. */
const countedBits = 6;

function countColours(pixels: Uint8Array): Counted[] {
  const shift = 8 - countedBits;
  const size = 1 << (3 * countedBits);
  const counts = new Uint32Array(size);
  const sums = [new Uint32Array(size), new Uint32Array(size), new Uint32Array(size)] as const;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red, green, blue] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
    const key =
      ((red >> shift) << (2 * countedBits)) | ((green >> shift) << countedBits) | (blue >> shift);
    counts[key]!++;
    sums[0][key]! += red;
    sums[1][key]! += green;
    sums[2][key]! += blue;
  }
  const counted: Counted[] = [];
  for (const [key, count] of counts.entries())
    if (count > 0)
      counted.push({
        colour: [sums[0][key]! / count, sums[1][key]! / count, sums[2][key]! / count],
        count,
      });
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

function nearest(red: number, green: number, blue: number, palette: readonly Rgb[]): number {
  let best = 0;
  let least = Infinity;
  for (let index = 0; index < palette.length; index++) {
    const other = palette[index]!;
    const [byRed, byGreen, byBlue] = [red - other[0], green - other[1], blue - other[2]];
    const distance = 3 * byRed * byRed + 4 * byGreen * byGreen + 2 * byBlue * byBlue;
    if (distance >= least) continue;
    least = distance;
    best = index;
  }
  return best;
}

function paletteFor(colours: Counted[], size: number): Rgb[] {
  let palette = cut(colours, size);
  for (let round = 0; round < refinements; round++) {
    const members = Map.groupBy(colours, ({ colour }) => nearest(...colour, palette));
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

/**
 * What neighbouring pixels add before they round, so that a gradient has no steps: Bayer's matrix of order 4, in levels of
 * a channel.
 */
const shifts = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5].map((threshold) =>
  Math.round(((threshold + 0.5) / 16 - 0.5) * 4),
);
const level = (value: number): number => (value < 0 ? 0 : value > 255 ? 255 : value);

const compress = promisify(deflate);

/**
 * Writes PNGs of at most 255 colours, those of one image: a drawing needs few, and a pixel is one byte instead of four. Of
 * images that are nearly alike, the colours are chosen once.
 */
export function indexedPngs(sample: Image, size: number): (image: Image) => Promise<Buffer> {
  const palette = paletteFor(countColours(sample.pixels), size);
  /** The place in the palette and 1, by colour. */
  const found = new Uint8Array(1 << 24);
  return async ({ pixels, width, height }) => {
    const rows = Buffer.alloc((width + 1) * height);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const shift = shifts[(y % 4) * 4 + (x % 4)]!;
        const at = (y * width + x) * 4;
        const red = level(pixels[at]! + shift);
        const green = level(pixels[at + 1]! + shift);
        const blue = level(pixels[at + 2]! + shift);
        const key = (red << 16) | (green << 8) | blue;
        let place = found[key]!;
        if (place === 0) {
          place = nearest(red, green, blue, palette) + 1;
          found[key] = place;
        }
        rows[y * (width + 1) + 1 + x] = place - 1;
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
      chunk('IDAT', await compress(rows, { level: 9, memLevel: 9 })),
      chunk('IEND', new Uint8Array()),
    ]);
  };
}
