import { wordsOf } from '../harness/words.ts';

export const contactLanguages = [
  { language: 'zh', path: '/contact' },
  { language: 'en', path: '/en/contact' },
  { language: 'ar', path: '/ar/contact' },
] as const;

export const contactWords = (language: 'zh' | 'en' | 'ar') => wordsOf(language, 'contact');
