/** A text without the invisible isolates around names and figures of another direction. */
export const plain = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '');
