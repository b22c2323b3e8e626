/**
 * Characters that change how other text is displayed: control characters (a terminal obeys them) and bidi controls (they make
 * one text look like another).
 */
const invisible =
  // oxlint-disable-next-line no-control-regex -- the pattern matches them on purpose
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u200E\u200F\u061C\u2028-\u202E\u2066-\u2069]|\r(?!\n)/g;

/** Strips control and bidi characters, which could manipulate a terminal, from a visitor's text. Line ends and tabs stay. */
export const visibleText = (text: string): string => text.replaceAll(invisible, '');

/** Equivalent JSON that contains none of those characters. */
export const visibleJson = (json: string): string =>
  json.replaceAll(
    invisible,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
