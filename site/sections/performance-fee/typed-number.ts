/** Arabic and Persian digits, and the full-width forms of ASCII that Chinese input methods write. */
const digitBlocks = [0x06_60, 0x06_f0, 0xff_10] as const;

function toAscii(character: string): string {
  const code = character.charCodeAt(0);
  for (const zero of digitBlocks) if (code >= zero && code < zero + 10) return `${code - zero}`;
  return code > 0xff_00 && code < 0xff_5f ? String.fromCharCode(code - 0xfe_e0) : character;
}

/** Far more digits than any amount needs. */
const grouped = /^(?:\d{1,15}|\d{1,3}(?:,\d{3}){1,4})(?:\.\d{1,6})?$/;
const decimalComma = /^\d{1,15},\d{1,2}$/;

/**
 * What visitors type, in ASCII: '١١٬٢٠٠', '１１，２００' and '11 200' as '11,200', with a plain sign and percent sign. Marks of
 * direction that come with a copied number are dropped.
 */
export const plainTyped = (text: string): string =>
  text
    .trim()
    .replaceAll(/[\u061C\u200E\u200F\u2066-\u2069]/g, '')
    .replaceAll(/[\u0660-\u06F9\uFF01-\uFF5E]/g, toAscii)
    .replaceAll(/[\u2212\u2013]/g, '-')
    .replaceAll('\u066A', '%')
    .replaceAll('\u066B', '.')
    .replaceAll(/(?<=\d)[\s\u066C\u060C'’](?=\d{3}(?!\d))/g, ',');

/**
 * An unsigned number as `Big` reads it: '11200.5'. A comma before exactly three digits separates thousands, one before one or
 * two digits is a decimal mark; undefined for anything else.
 * @param text as `plainTyped` spells it
 */
export function readNumber(text: string): string | undefined {
  if (grouped.test(text)) return text.replaceAll(',', '');
  if (decimalComma.test(text)) return text.replace(',', '.');
  return undefined;
}
