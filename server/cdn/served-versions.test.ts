import { expect, test } from 'vitest';
import { mapLanguages } from '../../core/domain/languages.ts';
import { fakeContent } from '../../tests/fakes/site-parts.ts';
import { servedVersions, type ServedVersions } from './served-versions.ts';

/** @param versions by path */
const store = (versions: Record<string, string | undefined>) => ({
  paths: () => Object.keys(versions),
  versionOf: (path: string) => versions[path],
});
const searches = ['/search', '/en/search', '/ar/search'];
const search = Object.fromEntries(searches.map((path) => [path, '1']));

/** The tags whose versions are not the same. */
const differences = (one: ServedVersions, another: ServedVersions): string[] =>
  [...new Set([...one.keys(), ...another.keys()])].filter(
    (tag) => one.get(tag) !== another.get(tag),
  );

test('a page differs with its own version, a search with that of any page', () => {
  const before = store({ '/': '1', '/about': '1', ...search });
  const after = store({ '/': '1', '/about': '2', ...search });
  const versions = servedVersions([before], fakeContent, 'zh');
  expect(servedVersions([before], structuredClone(fakeContent), 'zh')).toEqual(versions);
  expect(differences(versions, servedVersions([after], fakeContent, 'zh'))).toEqual([
    '/about',
    ...searches,
  ]);
});

test('content differs for those who read it at its own URLs, and for searches', () => {
  const pages = store({ '/': '1', ...search });
  const versions = servedVersions([pages], fakeContent, 'zh');
  const edited = { ...fakeContent, siteNotice: mapLanguages(() => 'Closed today') };
  expect(differences(versions, servedVersions([pages], edited, 'zh'))).toEqual([
    ...searches,
    '/api',
  ]);
});

test('a path differs with the version of either audience, and is not judged while one has none', () => {
  const served = store({ '/': '1', '/about': '1', ...search });
  const versions = servedVersions([served, served], fakeContent, 'zh');
  const refused = store({ '/': '2', '/about': undefined, ...search });
  const now = servedVersions([served, refused], fakeContent, 'zh');
  expect(differences(versions, now)).toEqual(['/', '/about', ...searches]);
  expect(now.get('/about')).toBeUndefined();
});
