/** Longer texts are no number that somebody typed. */
const maxLength = 40;
const maxIntegerDigits = 12;
const maxDecimals = 10;

/** Invisible characters that keyboards and clipboards put around digits. */
const invisible = /[\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** Arabic and Persian digits. */
const digitBlocks = [0x06_60, 0x06_f0] as const;

function toAscii(character: string): string {
  const code = character.charCodeAt(0);
  for (const zero of digitBlocks) if (code >= zero && code < zero + 10) return `${code - zero}`;
  // The full-width forms that Chinese input methods write.
  return code > 0xff_00 && code < 0xff_5f ? String.fromCharCode(code - 0xfe_e0) : character;
}

/** Digits and signs of Chinese, Arabic and Persian keyboards, in ASCII: '١١٬٢٠٠' and '１１，２００' as '11,200', '−３％' as '-3%'. */
export const plainTyped = (text: string): string =>
  text
    .replaceAll(invisible, '')
    .replaceAll(/[\u0660-\u06F9\uFF01-\uFF5E]/g, toAscii)
    .replaceAll(/\s/g, ' ')
    .replaceAll(/[−–]/g, '-')
    .replaceAll('٪', '%')
    .replaceAll('٫', '.')
    .replaceAll(/[٬،]/g, ',')
    .replaceAll(/(\d)['’](?=\d{3}(?!\d))/g, '$1 ')
    .trim();

/**
 * A number without its groups and with a decimal point. A comma separates groups where every group is whole ('1,234'), as
 * the site writes them; any other comma is a decimal one ('1,5', '0,123').
 */
function withDecimalPoint(digits: string): string | undefined {
  if (/^(?:\d+\.?\d*|\.\d+)$/.test(digits)) return digits;
  if (/^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/.test(digits)) return digits.replaceAll(',', '');
  if (/^[1-9]\d{0,2}(?:\.\d{3})+,\d*$/.test(digits))
    return digits.replaceAll('.', '').replace(',', '.');
  if (/^[1-9]\d{0,2}(?: \d{3})+(?:[.,]\d*)?$/.test(digits))
    return digits.replaceAll(' ', '').replace(',', '.');
  if (/^\d*,\d+$/.test(digits)) return digits.replace(',', '.');
  return undefined;
}

/** A visitor's number, as the engine and URLs spell it: '-1234.5'. Undefined for anything that is not one number. */
export function parseTyped(text: string): string | undefined {
  if (text.length > maxLength) return undefined;
  const [, sign = '', digits = ''] = /^([-+]?) ?(.*)$/s.exec(plainTyped(text)) ?? [];
  const number = withDecimalPoint(digits);
  if (number === undefined) return undefined;
  const [integer = '', decimals = ''] = number.split('.');
  const whole = integer.replace(/^0+(?=\d)/, '') || '0';
  const fraction = decimals.replace(/0+$/, '');
  if (whole.length > maxIntegerDigits || fraction.length > maxDecimals) return undefined;
  const value = fraction === '' ? whole : `${whole}.${fraction}`;
  return sign === '-' && value !== '0' ? `-${value}` : value;
}
