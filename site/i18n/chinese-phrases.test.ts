import { expect, test } from 'vitest';
import { chinesePhrases, markPhrases } from './chinese-phrases.ts';

test.each([
  ['经得起查证的经纪商', ['经得起', '查证的', '经纪商']],
  ['外汇与差价合约，交易条件清晰', ['外汇与差价合约，', '交易条件清晰']],
  ['标的市场有深度，点差才窄', ['标的市场有深度，', '点差才窄']],
  ['同一平台，交易成本各有不同', ['同一平台，', '交易成本各有不同']],
  [
    '原油与天然气，逐项并列比较交易成本',
    ['原油与天然气，', '逐项', '并列', '比较', '交易', '成本'],
  ],
  ['合约细则', ['合约细则']],
  ['28 个主要货币对', ['28 个', '主要', '货币对']],
  ['MetaTrader 5，电脑手机都能用', ['MetaTrader 5，', '电脑手机都能用']],
])('a line of “%s” ends between phrases', (text, phrases) => {
  expect(chinesePhrases(text)).toEqual(phrases);
});

test('no phrase begins with a particle, a conjunction’s object or a unit, or ends with a conjunction', () => {
  for (const phrase of chinesePhrases('您的资金与保障：从 28 个品种到 1 手的合约'))
    expect(phrase).not.toMatch(/^[的个手]|[与从到]$/u);
});

test('a text is its phrases', () => {
  const text = 'MAM：一笔订单，“多个”账户 &amp; 1:500';
  expect(chinesePhrases(text).join('')).toBe(text);
});

test('phrases are marked in large headings, and not in what React hydrates', () => {
  expect(
    markPhrases(
      '<h1 class="a">账户<span>类型</span></h1><p>账户类型</p><site-island data-src="a" data-props="{}"><h2>账户类型</h2></site-island><h2>账户类型</h2>',
    ),
  ).toBe(
    '<h1 class="a">账户<span>类型</span></h1><p>账户类型</p><site-island data-src="a" data-props="{}"><h2>账户类型</h2></site-island><h2>账户<wbr/>类型</h2>',
  );
});

test('a figure stays with its unit', () => {
  expect(markPhrases('<h2>一个账户，6 个主要股指</h2>')).toBe(
    '<h2>一个账户，<wbr/>6\u00a0个主要股指</h2>',
  );
});
