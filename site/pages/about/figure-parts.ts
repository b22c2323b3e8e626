interface FigureParts {
  before: string;
  digits: string;
  after: string;
}

/** A claim's text in three parts, so that its digits can be set larger than its currency or scale: 'US$', '2,000,000', ''. */
export function splitFigure(text: string): FigureParts {
  // The parts get elements of their own, which isolate better than the marks do.
  const plain = text.replaceAll(/[\u2066\u2069]/g, '');
  const digits = /\d(?:[\d.,/]*\d)?/.exec(plain);
  if (!digits) throw new Error(`There is no figure in '${text}'`);
  return {
    before: plain.slice(0, digits.index).trim(),
    digits: digits[0],
    after: plain.slice(digits.index + digits[0].length).trim(),
  };
}
