import { a4Sheet, cubeEdge, metalOf, type Metal } from './contract-scale.ts';

/** The scene's unit is one millimeter of metal. */
const millimeters = (centimeters: number): number => Math.round(centimeters * 100) / 10;

/** Offset of a cube's back face, as a part of its edge. */
export const depth = { aside: 0.3, up: 0.22 };
export const sheet = { width: millimeters(a4Sheet.width), height: millimeters(a4Sheet.height) };

/** Free room beside a cube, and the narrowest column in which a finger finds one on a phone. */
const margin = 16;
const minColumnWidth = 150;
/** Above the tallest thing, and below the floor for reflections. */
const headroom = 6;
const basement = 44;

interface Lot {
  readonly symbol: string;
  readonly contractSize: number;
}

export interface Column<Instrument extends Lot> {
  metal: Metal;
  instrument: Instrument;
  edge: number;
  /** The cube's start in its column, after the sheet's margin in the first one. */
  cubeX: number;
  width: number;
  /** The column's part of the whole scene, in percent. */
  share: number;
}

/** One contract of each metal as a solid cube, in columns of one scale. A sheet of paper stands behind the first. */
export function layOut<Instrument extends Lot>(
  instruments: readonly Instrument[],
): { columns: Column<Instrument>[]; floor: number; height: number } {
  const drafts = instruments.map((instrument, index) => {
    const metal = metalOf(instrument.symbol);
    const edge = millimeters(cubeEdge(instrument.contractSize, metal));
    const cubeX = index === 0 ? 2 * margin : margin;
    const content = Math.max(
      cubeX + edge * (1 + depth.aside),
      index === 0 ? margin + sheet.width : 0,
    );
    const width = Math.ceil(Math.max(content + margin, minColumnWidth));
    return { metal, instrument, edge, cubeX, width };
  });
  const total = drafts.reduce((sum, { width }) => sum + width, 0);
  const floor = Math.ceil(
    Math.max(sheet.height, ...drafts.map(({ edge }) => edge * (1 + depth.up))) + headroom,
  );
  return {
    // Rounded down, so that the columns never need more than one line.
    columns: drafts.map((draft) => ({
      ...draft,
      share: Math.floor((draft.width / total) * 10_000) / 100,
    })),
    floor,
    height: floor + basement,
  };
}
