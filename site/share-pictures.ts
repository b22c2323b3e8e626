import type { LanguageCode } from '../core/domain/languages.ts';
import type { RouteName } from './paths.ts';

/** Made by `npm run brand`: `<route>.<language>.png`. */
const files = import.meta.glob<string>('./assets/share/*.png', {
  eager: true,
  query: '?url',
  import: 'default',
});
const byName = new Map(
  Object.entries(files).map(([file, url]) => [file.slice(file.lastIndexOf('/') + 1), url]),
);

/**
 * Where the picture beside a shared link to a page is served. Every page has one that search engines may name; one that is
 * added while `npm run dev` runs has it after the next start.
 */
export const sharePicturePath = (route: RouteName, language: LanguageCode): string | undefined =>
  byName.get(`${route}.${language}.png`);
