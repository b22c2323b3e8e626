/** The tables of a TrueType font, by tag. */
function tableOf(font: Buffer, tag: string): Buffer {
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const entry = 12 + 16 * index;
    if (font.toString('latin1', entry, entry + 4) !== tag) continue;
    const start = font.readUInt32BE(entry + 8);
    return font.subarray(start, start + font.readUInt32BE(entry + 12));
  }
  throw new Error(`The font has no table '${tag}'`);
}

/** Segments of code points up to U+FFFF; a character without a glyph may lie in one, but not in a font cut to its characters. */
const segmentsOfFormat4 = (map: Buffer): (readonly [number, number])[] => {
  const count = map.readUInt16BE(6) / 2;
  return Array.from(
    { length: count },
    (_, index) =>
      [map.readUInt16BE(16 + 2 * (count + index)), map.readUInt16BE(14 + 2 * index)] as const,
  );
};

const segmentsOfFormat12 = (map: Buffer): (readonly [number, number])[] =>
  Array.from({ length: map.readUInt32BE(12) }, (_, index) => {
    const at = 16 + 12 * index;
    return [map.readUInt32BE(at), map.readUInt32BE(at + 4)] as const;
  });

/** The characters for which a subset of a font has a glyph: cutting it leaves out silently what the font lacks. */
export function coveredCharacters(font: Buffer): Set<string> {
  const table = tableOf(font, 'cmap');
  const characters = new Set<string>();
  for (let index = 0; index < table.readUInt16BE(2); index++) {
    const map = table.subarray(table.readUInt32BE(8 + 8 * index));
    const format = map.readUInt16BE(0);
    const segments =
      format === 4 ? segmentsOfFormat4(map) : format === 12 ? segmentsOfFormat12(map) : [];
    for (const [first, last] of segments)
      // The table ends with a segment for no character.
      for (let point = first; point <= last && point !== 0xffff; point++)
        characters.add(String.fromCodePoint(point));
  }
  return characters;
}
