/** The drawing's width and the height of its floor; the pieces stand on it. */
export const stage = { width: 300, height: 112, floor: 104 };
/** A piece's cell in the pattern that repeats it. */
export const cell = { width: 56, height: 62 };
export const perRow = 5;
/** How far the second row stands behind the first. */
export const behind = { x: 10, y: -34 };
/** Between a whole lot and its parts. */
const gap = 24;

type Shape = Record<string, string>;

/** Attributes of the drawing's shapes: one or two rows of pieces in the places of ten, beside the outline of a whole lot. */
export function piecesIn(
  pieces: number,
  scale: number,
): Record<'whole' | 'all' | 'front' | 'back', Shape> {
  const front = Math.min(pieces, perRow);
  const isPart = scale < 1;
  const places = (perRow * cell.width + behind.x) * scale;
  const lead = isPart ? cell.width + gap : 0;
  const x = (stage.width - lead - places) / 2;
  const rounded = (value: number): string => String(Math.round(value * 1000) / 1000);
  return {
    whole: { opacity: isPart ? '0.2' : '0', transform: `translate(${rounded(x)} ${stage.floor})` },
    all: { transform: `translate(${rounded(x + lead)} ${stage.floor}) scale(${rounded(scale)})` },
    front: { width: String(front * cell.width) },
    back: { width: String((pieces - front) * cell.width) },
  };
}
