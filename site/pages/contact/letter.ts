export interface Letter {
  name: string;
  phone: string;
  email: string;
  subject: string;
  message: string;
}

/** Longer addresses do not reach the mail program whole: Windows hands over about 2,000 characters. */
const longestAddress = 1900;

/** The letter as text: the message, then who wrote it. */
export function letterText({ message, name, phone, email }: Letter): string {
  return `${message}\n\n${name}\n${phone}\n${email}`;
}

/**
 * A `mailto:` address that opens the letter in the visitor's mail program.
 * @returns whether the words are in it: a long letter's have to be pasted
 */
export function letterAddress(letter: Letter, to: string): { address: string; complete: boolean } {
  const opening = `mailto:${to}?subject=${encodeURIComponent(letter.subject)}`;
  // RFC 6068 wants a line break written so.
  const whole = `${opening}&body=${encodeURIComponent(letterText(letter).replaceAll('\r\n', '\n').replaceAll('\n', '\r\n'))}`;
  return whole.length <= longestAddress ? { address: whole, complete: true } : { address: opening, complete: false };
}
