/** Keeps signs such as '+', ':' and '.' on the correct side of a number or a Latin name in right-to-left text. */
export const isolateLeftToRight = (text: string): string => `\u2066${text}\u2069`;

/** Likewise, with a direction that follows from the text's own first letter: for names that may be in either script. */
export const isolateByScript = (text: string): string => `\u2068${text}\u2069`;
