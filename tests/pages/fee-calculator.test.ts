import { expect, test } from 'vitest';
import { wordsOf } from '../../site/i18n/translator.ts';
import { pagePath } from '../../site/paths.ts';
import { testSite } from '../fakes/test-site.ts';

/** The calculator of the performance fee without JavaScript: what its form leads to. */
const site = await testSite();
const formFor = async (queryString: string): Promise<string> => {
  const html = await site.textOf(pagePath('ar', 'socialTrading', 'zh') + queryString);
  return /<form id="performance-fee".*?<\/form>/s.exec(html)?.[0] ?? '';
};
const textOf = (html: string): string =>
  html
    .replaceAll(/<(\w+)[^>]* hidden=""[^>]*>.*?<\/\1>/gs, '')
    // Around what Chinese keeps on one line.
    .replaceAll(/<span class="end">(.*?)<\/span>/g, '$1')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
const rowsIn = (html: string): string[] =>
  [...(html.split('<tbody>')[1]?.split('</tbody>')[0] ?? '').matchAll(/<tr.*?<\/tr>/gs)].map(
    ([row]) =>
      [/(?<= value=")[^"]*/.exec(row)?.[0] ?? '', textOf(row).trim()].filter(Boolean).join(' | '),
  );
const valueOf = (html: string, id: string): string | undefined =>
  new RegExp(`<input id="${id}"[^>]* value="([^"]*)"`).exec(html)?.[1];

const t = wordsOf('ar', 'performance-fee');

test('the plain page is the worked example', async () => {
  const form = await formFor('');
  expect(form).toContain('data-figures="example"');
  expect(rowsIn(form).map((row) => row.replaceAll(t('none'), '-'))).toEqual([
    '11,200 | 1 10,000 1,200 240',
    '10,800 | 2 11,200 - -',
    '11,500 | 3 11,200 300 60',
    '11,100 | 4 11,500 - -',
    '11,400 | 5 11,500 - -',
    '12,400 | 6 11,500 900 180',
    '7',
  ]);
  expect(form).toContain('(12,400 − 11,500) × 20% = 180');
  expect(textOf(form)).toContain('11,920');
});

test('figures in the URL take its place, and the periods have their name', async () => {
  const form = await formFor(
    '?fee-start=5000&fee-percent=15&fee-period=week&fee-result=%2B10%25&fee-result=5200',
  );
  expect(form).toContain('data-figures="own"');
  // As many as a visitor without JavaScript can send: another one is free.
  expect(form.match(/ name="fee-result"/g)).toHaveLength(3);
  expect([valueOf(form, 'fee-start'), valueOf(form, 'fee-percent')]).toEqual(['5,000', '15']);
  const [first, second] = rowsIn(form);
  // 5,000 + 10 % = 5,500: 500 × 15 % = 75
  expect(first).toBe('10% | 1 5,500 5,000 500 75');
  expect(second).toContain('5,200 | 2 5,500');
  expect(textOf(form)).toContain(t('periods.week.numbered', { number: 2 }));
  expect(textOf(form)).toContain(t('legend.below'));
  expect(form).toContain('5,200 ≤ 5,500');
  expect(form).toMatch(/<option value="week"[^>]* selected/);
  // No layer of the example is left.
  expect(form).not.toContain('<use');
});

test('a figure that is no number or beyond its limits is marked, and nothing is calculated', async () => {
  const form = await formFor('?fee-start=abc&fee-percent=101&fee-result=11200&fee-result=-99999');
  expect(form.match(/aria-invalid="true"/g)).toHaveLength(2);
  const text = textOf(form);
  expect(text).toContain(t('number', { min: '1', max: '100,000,000' }));
  expect(text).toContain(t('number', { min: '0', max: '100' }));
  expect(text).toContain(t('incomplete'));
  expect(text).not.toContain('240');
  expect([valueOf(form, 'fee-start'), valueOf(form, 'fee-percent')]).toEqual(['', '101']);
});
