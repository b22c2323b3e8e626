interface FigureParts {
  before: string;
  digits: string;
  after: string;
}

/**
 * Splits a claim's text, so that its digits can be larger than its currency or scale: 'US$', '2,000,000', ''.
 * @throws for a text without digits
 */
export function splitFigure(text: string): FigureParts {
  // Each part becomes a separate element, which needs no isolating marks.
  const plain = text.replaceAll(/[\u2066\u2069]/g, '');
  const digits = /\d(?:[\d.,/]*\d)?/.exec(plain);
  if (!digits) throw new Error(`There is no figure in '${text}'`);
  return {
    before: plain.slice(0, digits.index).trim(),
    digits: digits[0],
    after: plain.slice(digits.index + digits[0].length).trim(),
  };
}
