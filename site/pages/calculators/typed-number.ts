/** Longer texts are no number that somebody typed. */
const maxLength = 40;
const maxIntegerDigits = 12;
const maxDecimals = 10;

/** What keyboards and clipboards put around digits without anybody seeing it. */
const invisible = /[\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** Digits and separators as Chinese, Arabic and Persian keyboards type them, in Latin ones. */
const normalise = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(invisible, '')
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - '٠'.charCodeAt(0)))
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - '۰'.charCodeAt(0)))
    .replaceAll('٫', '.')
    .replaceAll(/[٬،]/g, ',')
    .replaceAll(/[−–]/g, '-')
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

/** What a visitor typed, as the engine and URLs spell it: '-1234.5'. Undefined for anything that is not one number. */
export function parseTyped(text: string): string | undefined {
  if (text.length > maxLength) return undefined;
  const [, sign = '', digits = ''] = /^([-+]?) ?(.*)$/s.exec(normalise(text)) ?? [];
  const number = withDecimalPoint(digits);
  if (number === undefined) return undefined;
  const [integer = '', decimals = ''] = number.split('.');
  const whole = integer.replace(/^0+(?=\d)/, '') || '0';
  const fraction = decimals.replace(/0+$/, '');
  if (whole.length > maxIntegerDigits || fraction.length > maxDecimals) return undefined;
  const value = fraction === '' ? whole : `${whole}.${fraction}`;
  return sign === '-' && value !== '0' ? `-${value}` : value;
}
