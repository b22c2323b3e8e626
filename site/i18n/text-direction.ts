/**
 * The direction in which a text is read, that of its first letter: what `dir="auto"` would find in the browser. Known on the
 * server, it lets a page leave out the styles of the other direction.
 */
export function textDirection(text: string): 'ltr' | 'rtl' {
  const outsideIsolates = text.replaceAll(/[\u2066-\u2068][^\u2069]*\u2069/g, '');
  const [letter = ''] = /\p{Letter}/u.exec(outsideIsolates) ?? [];
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(letter) ? 'rtl' : 'ltr';
}
