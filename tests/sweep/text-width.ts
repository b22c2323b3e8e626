const wide = /[\p{Script=Han}\u3000-\u303F\uFF00-\uFF60]/gu;

/**
 * How much room a text takes, in Latin letters: search engines cut what they show by its width, at about as much in every
 * script, and Chinese characters and punctuation are twice as wide as letters.
 */
export const textWidth = (text: string): number =>
  text.replaceAll(/\p{Mn}/gu, '').length + (text.match(wide)?.length ?? 0);
