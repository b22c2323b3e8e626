/**
 * Characters that rule how other text is shown, rather than being text: control characters (a terminal obeys them) and marks of
 * the reading direction (they make one text look like another).
 */
const invisible =
  // oxlint-disable-next-line no-control-regex -- the pattern matches them on purpose
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u200E\u200F\u061C\u2028-\u202E\u2066-\u2069]|\r(?!\n)/g;

/** A visitor's text as an operator may see it. Ends of lines and tabs stay. */
export const visibleText = (text: string): string => text.replaceAll(invisible, '');

/** JSON that says the same and contains none of those characters. */
export const visibleJson = (json: string): string =>
  json.replaceAll(
    invisible,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
