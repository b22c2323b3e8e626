import type { LanguageCode } from '../../contract/languages.ts';
import { wordsOf } from '../../site/i18n/translator.ts';
import '../../site/shell/shell.tsx';

/** The shell's visible words, by which tests find its parts. */
export const shellWords = (language: LanguageCode) => wordsOf(language, 'shell');

/** Both reading directions, for behaviour that has sides. */
export const bothDirections = ['en', 'ar'] as const;
