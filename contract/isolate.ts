/** Keeps signs such as '+', ':' and '.' on the correct side of a number or a Latin name in right-to-left text. */
export const isolateLeftToRight = (text: string): string => `\u2066${text}\u2069`;
