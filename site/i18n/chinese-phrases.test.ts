import { expect, test } from 'vitest';
import { chinesePhrases, markPhrases } from './chinese-phrases.ts';

test.each([
  ['经得起查证的经纪商', ['经得起', '查证的', '经纪商']],
  ['外汇与差价合约，交易条件清晰', ['外汇', '与差价合约，', '交易条件清晰']],
  ['比较交易成本', ['比较', '交易成本']],
  ['无佣金，无隔夜利息，有到期日', ['无佣金，', '无隔夜利息，', '有到期日']],
  ['同一平台，交易成本各有不同', ['同一平台，', '交易成本', '各有不同']],
  ['可申请免隔夜利息账户', ['可申请', '免隔夜利息账户']],
  ['每位活跃推荐客户的点差收入', ['每位活跃', '推荐客户的', '点差收入']],
  ['合约细则', ['合约细则']],
  ['28 个主要货币对', ['28 个', '主要货币对']],
  ['MetaTrader 5，电脑手机都能用', ['MetaTrader 5，', '电脑手机', '都能用']],
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

const marked = (html: string): string => markPhrases(html, 'lead');

test('phrases are marked in headings and leads', () => {
  expect(
    marked('<h1 class="a">账户<span>类型</span></h1><p>交易成本</p><h3>比较交易成本</h3>'),
  ).toBe('<h1 class="a">账户<span>类型</span></h1><p>交易成本</p><h3>比较<wbr/>交易成本</h3>');
  expect(marked('<path d=""></path><p class="lead short">比较交易成本</p>')).toBe(
    '<path d=""></path><p class="lead short">比较<wbr/>交易成本</p>',
  );
});

test('a clause that takes more than a line is a box', () => {
  expect(marked('<h1>同一平台，交易成本各有不同</h1>')).toBe(
    '<h1>同一平台，<wbr/><span class="clause">交易成本<wbr/>各有不同</span></h1>',
  );
});

test('a figure stays with its unit', () => {
  expect(marked('<h2>一个账户，6 个主要股指</h2>')).toBe(
    '<h2>一个账户，<wbr/>6\u00a0个主要股指</h2>',
  );
});

test('the end of a paragraph stays together', () => {
  expect(marked('<p>它是我们所提供的波动最大的品种之一。</p>')).toBe(
    '<p>它是我们所提供的波动最大的<span class="end">品种之一。</span></p>',
  );
  expect(marked('<p>一万个单位的价值为 30,000 美元。</p>')).toBe(
    '<p>一万个单位的价值为 <span class="end">30,000 美元。</span></p>',
  );
  const entity = '<p>此处用于核对的一段文字&amp;A</p>';
  expect(marked(entity)).toContain('&amp;');
});
