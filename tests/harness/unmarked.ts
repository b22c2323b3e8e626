/** A page without the marks of where Chinese lines may end. */
export const unmarked = (html: string): string =>
  html
    .replaceAll('<wbr/>', '')
    .replaceAll(/<span class="clause">(.*?)<\/span>/g, '$1')
    .replaceAll(/<span class="end">(.*?)<\/span>/g, '$1');

/** A text without the invisible isolates around names and figures of another direction. */
export const plain = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '');
