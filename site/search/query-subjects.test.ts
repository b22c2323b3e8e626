import { expect, test } from 'vitest';
import { languageCodes } from '../../core/domain/languages.ts';
import { pageText } from '../../server/site-search/page-text.ts';
import { completeContent } from '../../tests/fakes/complete-content.ts';
import { fakeRenderContext } from '../../tests/fakes/site-parts.ts';
import { renderPage } from '../render-page.tsx';
import { subjectOf, subjects, subjectsByName } from './query-subjects.ts';

const targetOf = (query: string): string | undefined => {
  const { target } = subjectOf(query)?.subject ?? {};
  return target && [target.page, target.section].filter(Boolean).join('#');
};

test.each([
  ['How can I WITHDRAW my money?', undefined],
  ['How can I withdraw?', 'funding'],
  ['请问可以提现吗？', 'funding'],
  ['提现是多少钱？', 'funding'],
  ['كيف يمكنني السحب؟', 'funding'],
  ['withdraw gold', undefined],
  ['withdrawa', undefined],
  ['', undefined],
  ['我'.repeat(5000), undefined],
])("'%s' is about %s", (query, expected) => {
  expect(targetOf(query)).toBe(expected);
});

test('the name is the one in the query', () => {
  expect(subjectOf('how do I cash out?')?.name).toBe('cash out');
});

test('no name belongs to two subjects', () => {
  const names = subjects.flatMap((subject) =>
    languageCodes.flatMap((language) => subject[language].map((name) => ({ subject, name }))),
  );
  expect(
    names
      .filter(({ subject, name }) => subjectOf(name)?.subject !== subject)
      .map(({ name }) => name),
  ).toEqual([]);
  expect(subjectsByName.size).toBeGreaterThan(0);
});

test('every target is a page, and a section of it', () => {
  const context = fakeRenderContext({ content: completeContent });
  const pages = new Map(
    [...new Set(subjects.flatMap(({ target }) => target?.page ?? []))].map((page) => [
      page,
      pageText(renderPage(page, 'en', context).html),
    ]),
  );
  const missing = subjects.flatMap(({ target }) =>
    target?.section === undefined || pages.get(target.page)?.ids.includes(target.section)
      ? []
      : [`${target.page}#${target.section}`],
  );
  expect(missing).toEqual([]);
});
