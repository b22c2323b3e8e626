import { languageByCode, type Language, type LanguageCode } from '../../core/domain/languages.ts';

/**
 * A letter is one byte in these and two in UTF-8, which is a tenth of the compressed text, and a sixth where the host compresses
 * fast. `TextDecoder` knows them in every browser.
 */
const shortEncodings: Partial<Record<Language['script'], string>> = { arabic: 'windows-1256' };

const encodingOf = (language: LanguageCode): string =>
  shortEncodings[languageByCode(language).script] ?? 'utf-8';

/** The value as JSON in the language's encoding. What the encoding lacks is escaped. */
export function encodePiece(value: unknown, language: LanguageCode): Uint8Array {
  const text = JSON.stringify(value);
  const encoding = encodingOf(language);
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  const decoder = new TextDecoder(encoding);
  const byteOf = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]),
  );
  const escape = (unit: string): number[] =>
    Array.from(`\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`, (part) =>
      part.charCodeAt(0),
    );
  return Uint8Array.from(text.split('').flatMap((unit) => byteOf.get(unit) ?? escape(unit)));
}

export const decodePiece = (bytes: ArrayBuffer, language: LanguageCode): unknown =>
  JSON.parse(new TextDecoder(encodingOf(language)).decode(bytes));
