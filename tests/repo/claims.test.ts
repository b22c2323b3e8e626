import { describe, expect, test } from 'vitest';
import { languageCodes } from '../../core/domain/languages.ts';
import { acceptedConflicts, claims, type Claim } from '../../site/facts/claims.ts';
import { routeNames } from '../../site/paths.ts';
import { renderPage } from '../../site/render-page.tsx';
import { fakeDocuments, fakeRenderContext } from '../fakes/site-parts.ts';
import { claimConflicts, claimPlaceProblems } from './word-rules.ts';

const register: Record<string, Claim> = claims;

describe.for(routeNames)('the page %s', (route) => {
  test.for(languageCodes)(
    'shows in %s exactly the claims that the register lists for it',
    (language) => {
      const context = fakeRenderContext({ documents: fakeDocuments });
      const { claims: shown } = renderPage(route, language, context);
      expect(claimPlaceProblems(route, shown, register)).toEqual([]);
    },
  );
});

test('claims on one subject agree, or are named in acceptedConflicts', () => {
  expect(claimConflicts(register, acceptedConflicts)).toEqual([]);
});

test('every accepted conflict exists', () => {
  for (const [first, second] of acceptedConflicts) {
    expect(claims[first].subject).toBe(claims[second].subject);
    expect(claims[first].value).not.toEqual(claims[second].value);
  }
});
