import { describe, expect, test } from 'vitest';
import { searchPath } from '../../core/domain/api-paths.ts';
import { languageCodes, type LanguageCode } from '../../core/domain/languages.ts';
import type { SuggestionList } from '../../core/domain/search-result.ts';
import { routeNames, type RouteName } from '../../site/paths.ts';
import { pathOf } from '../harness/paths.ts';
import { sharedOrigin } from '../harness/shared-origins.ts';

const isRoute = (name: string): name is RouteName =>
  (routeNames as readonly string[]).includes(name);

/** Queries as people type them in each language, and the page or instrument that each should find first. */
const queries: Record<LanguageCode, readonly (readonly [query: string, first: string])[]> = {
  en: [
    ['withdrawal', 'funding'],
    ['how do I withdraw', 'funding'],
    ['how long does a withdrawal take', 'help#withdraw-how-long'],
    ['withdrawal not received', 'help#payment-late'],
    ['deposit', 'funding'],
    ['payment methods', 'funding#methods'],
    ['usdt', 'funding#methods'],
    ['apple pay', 'funding#methods'],
    ['minimum deposit', 'accountTypes'],
    ['demo account', 'help#demo-account'],
    ['open an account', 'help#open-account'],
    ['documents', 'help#documents-needed'],
    ['islamic account', 'accountTypes#swap-free'],
    ['is it halal', 'accountTypes#swap-free'],
    ['spread', 'help#spread'],
    ['leverage', 'help#highest-leverage'],
    ['commission', 'help#commission'],
    ['how much does one lot cost', 'help#one-lot-cost'],
    ['swap', 'help#swap'],
    ['margin call', 'help#margin-call'],
    ['stop out', 'help#stop-out'],
    ['negative balance', 'help#negative-balance'],
    ['is my money safe', 'help#client-money'],
    ['regulated', 'legalDocuments'],
    ['mt5', 'platforms'],
    ['mt4', 'help#mt4'],
    ['android', 'platforms'],
    ['whatsapp', 'help#phone-chat'],
    ['support', 'contact'],
    ['forgot password', 'help#forgot-password'],
    ['copy trading', 'socialTrading'],
    ['pamm', 'pamm'],
    ['ib', 'introducingBroker'],
    ['economic calendar', 'economicCalendar'],
    ['trading hours', 'accountSpecs'],
    ['pip calculator', 'calculators'],
    ['futures', 'futures'],
    ['dow jones', 'US30'],
    ['nasdaq', 'NAS100'],
    ['nvidia', 'NVDA'],
  ],
  zh: [
    ['出金', 'funding'],
    ['怎么出金', 'funding'],
    ['出金多久到账', 'help#withdraw-how-long'],
    ['出金没到账', 'help#payment-late'],
    ['入金', 'funding'],
    ['银联', 'funding#methods'],
    ['支付宝', 'funding#methods'],
    ['人民币', 'funding#methods'],
    ['最低入金', 'accountTypes'],
    ['模拟盘', 'help#demo-account'],
    ['怎么开户', 'help#open-account'],
    ['实名认证', 'help#documents-needed'],
    ['点差', 'help#spread'],
    ['点差是多少', 'help#spread'],
    ['黄金点差', 'help#spread'],
    ['杠杆', 'help#highest-leverage'],
    ['手续费', 'help#commission'],
    ['隔夜利息', 'help#swap'],
    ['爆仓', 'help#stop-out'],
    ['穿仓', 'help#negative-balance'],
    ['安全吗', 'help#client-money'],
    ['资金安全', 'help#client-money'],
    ['监管', 'legalDocuments'],
    ['对赌', 'help#counterparty'],
    ['mt5下载', 'platforms'],
    ['mt4', 'help#mt4'],
    ['安卓', 'platforms'],
    ['微信', 'help#phone-chat'],
    ['客服', 'contact'],
    ['忘记密码', 'help#forgot-password'],
    ['北京时间', 'help#server-time'],
    ['跟单', 'socialTrading'],
    ['返佣', 'introducingBroker'],
    ['恒指', 'HK50'],
    ['纳指', 'NAS100'],
    ['道指', 'US30'],
    ['美油', 'USOIL'],
    ['欧美', 'EURUSD'],
    ['大饼', 'BTCUSD'],
    ['标普指数', 'SPX500'],
  ],
  ar: [
    ['سحب', 'funding'],
    ['كيف أسحب أموالي', 'help#withdraw-how'],
    ['متى يصل السحب', 'help#withdraw-how-long'],
    ['إيداع', 'funding'],
    ['تحويل بنكي', 'funding#methods'],
    ['مدى', 'funding#methods'],
    ['ريال', 'funding#methods'],
    ['درهم', 'funding#methods'],
    ['كم اقل مبلغ', 'accountTypes'],
    ['حساب تجريبي', 'help#demo-account'],
    ['فتح حساب', 'help#open-account'],
    ['توثيق الحساب', 'help#documents-needed'],
    ['حساب اسلامي', 'accountTypes#swap-free'],
    ['ربا', 'accountTypes#swap-free'],
    ['بدون ربا', 'accountTypes#swap-free'],
    ['سبريد', 'help#spread'],
    ['رافعة مالية', 'help#highest-leverage'],
    ['عمولة', 'help#commission'],
    ['تبييت', 'help#swap'],
    ['مارجن', 'help#margin'],
    ['ستوب لوس', 'glossary#stop-loss'],
    ['لوت', 'glossary#lot'],
    ['بيب', 'glossary#pip'],
    ['هل الشركة مرخصة', 'legalDocuments'],
    ['نصب', 'help#fraud'],
    ['ميتا تريدر', 'platforms'],
    ['ايفون', 'platforms'],
    ['واتساب', 'help#phone-chat'],
    ['الدعم الفني', 'contact'],
    ['كلمة السر', 'help#forgot-password'],
    ['إغلاق الحساب', 'help#close-account'],
    ['توقيت السعودية', 'help#server-time'],
    ['بونص', 'fundingAgreement'],
    ['كوبي تريد', 'socialTrading'],
    ['عقود مستقبلية', 'futures'],
    ['أوبك', 'energies'],
    ['المفكرة الاقتصادية', 'economicCalendar'],
    ['ناسداك', 'NAS100'],
    ['بتكوين', 'BTCUSD'],
    ['داو جونز', 'US30'],
  ],
};

/** '/ar/help#margin' or 'US30' */
async function firstFound(query: string, language: LanguageCode): Promise<string | undefined> {
  const parameters = new URLSearchParams({ q: query, language });
  const response = await fetch(`${sharedOrigin('site')}${searchPath}?${parameters.toString()}`);
  const { suggestions } = (await response.json()) as SuggestionList;
  const [first] = suggestions;
  return first?.kind === 'instrument' ? first.title.map(({ text }) => text).join('') : first?.href;
}

describe.for(languageCodes)('in %s', (language) => {
  test.for(queries[language])("'%s' finds %s first", async ([query, expected]) => {
    const [name = '', section] = expected.split('#');
    const href = isRoute(name)
      ? pathOf(name, { language }) + (section ? `#${section}` : '')
      : expected;
    expect(await firstFound(query, language)).toBe(href);
  });
});
