import { describe, expect, test } from 'vitest';
import type { FundingMethod } from '../../../core/domain/funding-method.ts';
import { mapLanguages, type LanguageCode } from '../../../core/domain/languages.ts';
import { fakeFundingMethods } from '../../../tests/fakes/funding-methods.ts';
import { fakeContent, fakeRenderContext } from '../../../tests/fakes/site-parts.ts';
import { wordsOf } from '../../i18n/translator.ts';
import { renderPage } from '../../render-page.tsx';

type Methods = readonly FundingMethod[] | 'missing';

function mainOf(route: 'funding' | 'home', language: LanguageCode, methods: Methods): string {
  const fundingMethods = methods === 'missing' ? undefined : mapLanguages(() => methods);
  const content = { ...fakeContent, fundingMethods };
  const { html } = renderPage(route, language, fakeRenderContext({ content }));
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
}

const [method] = fakeFundingMethods as [FundingMethod];

/** The texts of a row's cells. */
const cellsOf = (html: string): string[] =>
  [...html.matchAll(/<t[dh] ?(?:scope="row"|data-label="[^"]*")?>(.*?)<\/t[dh]>/g)].map(
    ([, cell = '']) => cell.replaceAll(/<[^>]*>/g, ' ').trim(),
  );

describe('the funding methods', () => {
  const language = 'en';
  const t = wordsOf(language, 'funding');

  test('the table has a row for each method', () => {
    const html = mainOf('funding', language, fakeFundingMethods);
    expect(html.match(/<th scope="row"/g)).toHaveLength(fakeFundingMethods.length);
    for (const { name } of fakeFundingMethods) expect(html).toContain(name);
  });

  test('what a method does not state is said to be in the portal', () => {
    const html = mainOf('funding', language, [{ ...method, minimum: '', currencies: [] }]);
    const cells = cellsOf(html);
    expect(cells[0]).toContain(t('methods.inPortal'));
    expect(cells[1]).toContain(t('methods.inPortal'));
    expect(cells[2]).not.toContain(t('methods.inPortal'));
  });

  test('a method that goes one way says so instead of a time', () => {
    const [deposit, withdrawal] = (['deposit', 'withdrawal'] as const).map((direction) =>
      cellsOf(mainOf('funding', language, [{ ...method, direction }])),
    );
    expect(deposit?.[3]).toContain(method.depositTime);
    expect(deposit?.[4]).toContain(t('methods.notForWithdrawals'));
    expect(withdrawal?.[3]).toContain(t('methods.notForDeposits'));
    expect(withdrawal?.[4]).toContain(method.withdrawalTime);
  });

  test('the arrival of a withdrawal: the fastest first, equal times together, nothing of deposits only', () => {
    const html = mainOf('funding', language, [
      { ...method, name: 'Slow', withdrawalTime: '2–5 days', withdrawalDays: 5 },
      { ...method, name: 'Quick', withdrawalTime: 'an hour', withdrawalDays: 0 },
      { ...method, name: 'Inbound', direction: 'deposit' },
      { ...method, name: 'Slow too', withdrawalTime: '2–5 days', withdrawalDays: 5 },
    ]);
    const arrival = /<dl[^>]*>(.*?)<\/dl>/.exec(html.slice(html.indexOf(t('stages.arrival'))));
    expect(arrival?.[1]?.replaceAll(/<[^>]*>/g, ' ').split(/\s{2,}/)).toEqual([
      '',
      'Quick',
      'an hour',
      'Slow',
      'Slow too',
      '2–5 days',
      '',
    ]);
  });

  test.each<[string, Methods]>([
    ['missing', 'missing'],
    ['empty', []],
  ])('with a list that is %s there is neither a table nor a link to it', (_, methods) => {
    const html = mainOf('funding', language, methods);
    expect(html).toContain(t('route.title'));
    expect(html).not.toContain('<table');
    expect(html).not.toContain('#methods');
    expect(html).not.toMatch(/in the table/);
    expect(mainOf('home', language, methods)).not.toContain('id="payments"');
  });
});
