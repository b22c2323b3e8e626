import { expect, test } from 'vitest';
import { searchPath } from '../../core/domain/api-paths.ts';
import type { LanguageCode } from '../../core/domain/languages.ts';
import type { SuggestionList } from '../../core/domain/search-result.ts';
import { routeNames, type RouteName } from '../../site/paths.ts';
import { pathOf } from '../harness/paths.ts';
import { sharedOrigin } from '../harness/shared-origins.ts';

const isRoute = (name: string): name is RouteName =>
  (routeNames as readonly string[]).includes(name);

/** Queries as people type them in English, Chinese and Arabic, and before them the page or instrument that they should find first. */
const table = `
  funding | withdrawal, how do I withdraw, deposit | 出金, 怎么出金, 入金 | سحب, إيداع
  help#withdraw-how-long | how long does a withdrawal take | 出金多久到账 | متى يصل السحب
  help#payment-late | withdrawal not received | 出金没到账 |
  funding#methods | payment methods, usdt, apple pay | 银联, 支付宝, 人民币 | تحويل بنكي, مدى, ريال, درهم
  accountTypes | minimum deposit | 最低入金 | كم اقل مبلغ
  help#demo-account | demo account | 模拟盘 | حساب تجريبي
  help#open-account | open an account | 怎么开户 | فتح حساب
  help#documents-needed | documents | 实名认证 | توثيق الحساب
  accountTypes#swap-free | islamic account, is it halal |  | حساب اسلامي, ربا, بدون ربا
  help#spread | spread | 点差, 点差是多少, 黄金点差 | سبريد
  help#highest-leverage | leverage | 杠杆 | رافعة مالية
  help#commission | commission | 手续费 | عمولة
  help#one-lot-cost | how much does one lot cost |  |
  help#swap | swap | 隔夜利息 | تبييت
  help#margin-call | margin call |  |
  help#stop-out | stop out | 爆仓 |
  help#negative-balance | negative balance | 穿仓 |
  help#client-money | is my money safe | 安全吗, 资金安全 |
  legalDocuments | regulated | 监管 | هل الشركة مرخصة
  platforms | mt5, android | mt5下载, 安卓 | ميتا تريدر, ايفون
  help#mt4 | mt4 | mt4 |
  help#phone-chat | whatsapp | 微信 | واتساب
  contact | support | 客服 | الدعم الفني
  help#forgot-password | forgot password | 忘记密码 | كلمة السر
  socialTrading | copy trading | 跟单 | كوبي تريد
  pamm | pamm |  |
  introducingBroker | ib | 返佣 |
  economicCalendar | economic calendar |  | المفكرة الاقتصادية
  accountSpecs | trading hours |  |
  calculators | pip calculator |  |
  futures | futures |  | عقود مستقبلية
  US30 | dow jones | 道指 | داو جونز
  NAS100 | nasdaq | 纳指 | ناسداك
  NVDA | nvidia |  |
  help#counterparty |  | 对赌 |
  help#server-time |  | 北京时间 | توقيت السعودية
  HK50 |  | 恒指 |
  USOIL |  | 美油 |
  EURUSD |  | 欧美 |
  BTCUSD |  | 大饼 | بتكوين
  SPX500 |  | 标普指数 |
  help#withdraw-how |  |  | كيف أسحب أموالي
  help#margin |  |  | مارجن
  glossary#stop-loss |  |  | ستوب لوس
  glossary#lot |  |  | لوت
  glossary#pip |  |  | بيب
  help#fraud |  |  | نصب
  help#close-account |  |  | إغلاق الحساب
  fundingAgreement |  |  | بونص
  energies |  |  | أوبك
`;
const queries = table
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [first = '', ...byLanguage] = line.split('|').map((cell) => cell.trim());
    return (['en', 'zh', 'ar'] as const).flatMap((language, index) => {
      const listed = byLanguage[index]?.split(', ').filter(Boolean) ?? [];
      return listed.map((query) => ({ language, query, first }));
    });
  });

/** '/ar/help#margin' or 'US30' */
async function firstFound(query: string, language: LanguageCode): Promise<string | undefined> {
  const parameters = new URLSearchParams({ q: query, language });
  const response = await fetch(`${sharedOrigin('site')}${searchPath}?${parameters.toString()}`);
  const { suggestions } = (await response.json()) as SuggestionList;
  const [first] = suggestions;
  return first?.kind === 'instrument' ? first.title.map(({ text }) => text).join('') : first?.href;
}

test.for(queries)(
  "in $language, '$query' finds $first first",
  async ({ language, query, first }) => {
    const [name = '', section] = first.split('#');
    const href = isRoute(name)
      ? pathOf(name, { language }) + (section ? `#${section}` : '')
      : first;
    expect(await firstFound(query, language)).toBe(href);
  },
);
