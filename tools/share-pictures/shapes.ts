interface Panel {
  x: number;
  y: number;
  width: number;
  height: number;
  fill: string;
  /** Of its edge. */
  ink: string;
  corner?: number;
}

/** A card of the site at night. */
export const panel = ({ x, y, width, height, fill, ink, corner = 20 }: Panel): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${corner}" fill="${fill}" stroke="${ink}" stroke-opacity=".16" stroke-width="2"/>`;

/** A line of text too small to be read. */
export const bar = (
  x: number,
  y: number,
  width: number,
  fill: string,
  { opacity = 1, height = 14 }: { opacity?: number; height?: number } = {},
): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${height / 2}" fill="${fill}" fill-opacity="${opacity}"/>`;
