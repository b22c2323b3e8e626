import type { AccountNumber, AccountTypeField } from '../../core/domain/account-type.ts';
import type { FundingDirection, FundingMethod } from '../../core/domain/funding-method.ts';
import type { ColumnKind, ColumnName } from '../../core/domain/instrument-spec.ts';
import { serverTime } from '../../core/domain/server-time.ts';
import type { Tier } from '../../core/domain/tiers.ts';
import type { AdminLanguage } from '../admin/admin-language.ts';

/** Length is what matters in a password (NIST SP 800-63B). */
export const minPasswordLength = 12;

/** A label of the admin in each of its languages. */
export type Label = Record<AdminLanguage, string>;

export const groups = {
  content: { en: 'Content', zh: '内容', ar: 'المحتوى' },
  specifications: { en: 'Contract specifications', zh: '合约细则', ar: 'مواصفات العقود' },
  access: { en: 'Access', zh: '访问权限', ar: 'صلاحيات الوصول' },
} satisfies Record<string, Label>;

export const labels = {
  accountType: { en: 'Account type', zh: '账户类型', ar: 'نوع الحساب' },
  accountTypes: { en: 'Account types', zh: '账户类型', ar: 'أنواع الحسابات' },
  accountTexts: {
    en: 'Texts in place of the figures',
    zh: '代替数字的文本',
    ar: 'نصوص بدلًا من الأرقام',
  },
  fundingMethod: { en: 'Funding method', zh: '出入金方式', ar: 'طريقة إيداع وسحب' },
  fundingMethods: { en: 'Funding methods', zh: '出入金方式', ar: 'طرق الإيداع والسحب' },
  products: { en: 'Classes', zh: '类别', ar: 'الفئات' },
  words: { en: 'Words', zh: '页面文字', ar: 'نصوص الصفحات' },
  changedBy: { en: 'Changed by', zh: '修改人', ar: 'آخر تعديل بواسطة' },
  siteNotice: { en: 'Site notice', zh: '网站公告', ar: 'إشعار الموقع' },
  siteNotices: { en: 'Site notices', zh: '网站公告', ar: 'إشعارات الموقع' },
  article: { en: 'Article', zh: '文章', ar: 'مقال' },
  articles: { en: 'Articles', zh: '文章', ar: 'المقالات' },
  campaign: { en: 'Campaign', zh: '推广页面', ar: 'حملة' },
  campaigns: { en: 'Campaigns', zh: '推广页面', ar: 'الحملات' },
  picture: { en: 'Picture', zh: '图片', ar: 'صورة' },
  pictures: { en: 'Pictures', zh: '图片', ar: 'الصور' },
  alt: { en: 'What it shows', zh: '图片内容说明', ar: 'ما يظهر في الصورة' },
  user: { en: 'User', zh: '用户', ar: 'مستخدم' },
  users: { en: 'Users', zh: '用户', ar: 'المستخدمون' },
  personName: { en: 'Name', zh: '姓名', ar: 'الاسم' },
  role: { en: 'Role', zh: '角色', ar: 'الدور' },
  administrator: { en: 'Administrator', zh: '管理员', ar: 'مدير النظام' },
  editor: { en: 'Editor', zh: '编辑', ar: 'محرر' },
  reader: { en: 'Reader token', zh: '读取令牌', ar: 'رمز قراءة' },
  readers: { en: 'Reader tokens', zh: '读取令牌', ar: 'رموز القراءة' },
  readerName: { en: 'What it is for', zh: '用途', ar: 'الغرض منه' },
} satisfies Record<string, Label>;

/** Every field of an account type; a field without a label does not compile. */
export const accountTypeLabels: Record<AccountTypeField, Label> = {
  title: { en: 'Title', zh: '名称', ar: 'الاسم' },
  minDeposit: { en: 'Minimum deposit', zh: '最低入金', ar: 'الحد الأدنى للإيداع' },
  commission: { en: 'Commission', zh: '佣金', ar: 'العمولة' },
  spread: { en: 'Spread', zh: '点差', ar: 'فرق السعر (السبريد)' },
  leverage: { en: 'Leverage', zh: '杠杆', ar: 'الرافعة المالية' },
  lotSize: { en: 'Lot size', zh: '手数', ar: 'حجم الصفقة (باللوت)' },
  instruments: { en: 'Instruments', zh: '交易品种', ar: 'الأدوات المالية' },
  spreadBasis: {
    en: 'How and when the typical spreads were measured',
    zh: '典型点差的统计方法与日期',
    ar: 'طريقة قياس فروق الأسعار المعتادة وتاريخه',
  },
};

/** Every number of an account type; a number without a label does not compile. */
export const accountNumberLabels: Record<AccountNumber, Label> = {
  minDepositUsd: {
    en: 'Minimum deposit, USD',
    zh: '最低入金（美元）',
    ar: 'الحد الأدنى للإيداع بالدولار',
  },
  commissionPerSideUsd: {
    en: 'Commission for one lot and side, USD (0: none)',
    zh: '每手单边佣金（美元；免佣金填 0）',
    ar: 'عمولة اللوت لكل جانب بالدولار (0: بلا عمولة)',
  },
  spreadPips: {
    en: 'Narrowest spread of EURUSD, pips',
    zh: '欧元兑美元最窄点差（点）',
    ar: 'أضيق فرق سعر لليورو/الدولار بالنقاط',
  },
  maxLeverage: { en: 'Highest leverage, 1:', zh: '最高杠杆 1:', ar: 'أعلى رافعة مالية 1:' },
  minLots: { en: 'Smallest order, lots', zh: '最小手数', ar: 'أصغر صفقة باللوت' },
  maxLots: { en: 'Largest order, lots', zh: '最大手数', ar: 'أكبر صفقة باللوت' },
  instrumentCount: {
    en: 'Instruments, at least',
    zh: '交易品种数量（不少于）',
    ar: 'عدد الأدوات على الأقل',
  },
};

export const accountFigureLabels = {
  commissionProducts: {
    en: 'Classes that pay the commission',
    zh: '收取佣金的品种类别',
    ar: 'الفئات التي تُحتسب عليها العمولة',
  },
  typicalSpreads: { en: 'Typical spreads', zh: '典型点差', ar: 'فروق الأسعار المعتادة' },
  tier: { en: 'Tier', zh: '账户级别', ar: 'مستوى الحساب' },
} satisfies Record<string, Label>;

export const tierNames: Record<Tier, Label> = {
  standard: { en: 'Standard', zh: '标准', ar: 'القياسي' },
  premium: { en: 'Premium', zh: '高级', ar: 'المميّز' },
  elite: { en: 'Elite', zh: '精英', ar: 'النخبة' },
};

/** Every field of a funding method; a field without a label does not compile. */
export const fundingMethodLabels: Record<Exclude<keyof FundingMethod, 'id'>, Label> = {
  name: { en: 'Name', zh: '名称', ar: 'الاسم' },
  currencies: { en: 'Currencies', zh: '币种', ar: 'العملات' },
  minimum: { en: 'Minimum', zh: '最低金额', ar: 'الحد الأدنى' },
  fee: { en: 'Our fee', zh: '我们的收费', ar: 'رسومنا' },
  depositTime: { en: 'A deposit takes', zh: '入金所需时间', ar: 'مدة الإيداع' },
  withdrawalTime: {
    en: 'A withdrawal takes, once paid out',
    zh: '出金所需时间（自我们处理完毕起）',
    ar: 'مدة السحب بعد أن ننجزه',
  },
  withdrawalDays: {
    en: 'At the latest after how many business days, once paid out (0: the same day)',
    zh: '自我们处理完毕起最多几个工作日（0：当日）',
    ar: 'أقصى عدد من أيام العمل بعد أن ننجزه (0: في اليوم نفسه)',
  },
  direction: { en: 'Used for', zh: '用途', ar: 'الاستخدام' },
};

export const fundingDirectionLabels: Record<FundingDirection, Label> = {
  both: { en: 'Deposits and withdrawals', zh: '入金和出金', ar: 'الإيداع والسحب' },
  deposit: { en: 'Deposits only', zh: '仅限入金', ar: 'الإيداع فقط' },
  withdrawal: { en: 'Withdrawals only', zh: '仅限出金', ar: 'السحب فقط' },
};

/** Every column of a specification; a column without a label does not compile. */
export const columnLabels: Record<ColumnName, Label> = {
  symbol: { en: 'Symbol', zh: '品种代码', ar: 'الرمز' },
  contractSize: { en: 'Contract size', zh: '合约规模', ar: 'حجم العقد' },
  leverage: { en: 'Leverage', zh: '杠杆', ar: 'الرافعة المالية' },
  tradingHours: { en: 'Trading hours', zh: '交易时间', ar: 'ساعات التداول' },
  dailyBreakTime: { en: 'Daily break', zh: '每日休市', ar: 'التوقف اليومي' },
  futureExpiryDate: { en: 'Expiry', zh: '到期日', ar: 'تاريخ الانتهاء' },
  timeZone: { en: 'Time zone', zh: '时区', ar: 'المنطقة الزمنية' },
  minLots: { en: 'Smallest order, lots', zh: '最小手数', ar: 'أصغر صفقة باللوت' },
  maxLots: { en: 'Largest order, lots', zh: '最大手数', ar: 'أكبر صفقة باللوت' },
  tripleSwap: { en: 'Day of the triple swap', zh: '三倍隔夜利息日', ar: 'يوم التبييت الثلاثي' },
  swapFreeNights: {
    en: 'Swap-free accounts: nights without a fee',
    zh: '免隔夜利息账户：免费晚数',
    ar: 'الحساب الإسلامي: عدد الليالي بلا رسم',
  },
  swapFreeFeeUsd: {
    en: 'Swap-free accounts: fee after that for a lot and night, USD',
    zh: '免隔夜利息账户：此后每手每晚费用（美元）',
    ar: 'الحساب الإسلامي: الرسم بعدها لكل لوت وليلة بالدولار',
  },
  examplePrice: { en: 'Example price', zh: '示例价格', ar: 'سعر للمثال' },
};

/** How editors enter a column of this kind. */
export const columnHints: Partial<Record<ColumnKind, Label>> = {
  ratio: { en: 'A ratio: 1:500', zh: '比例，例如 1:500', ar: 'نسبة، مثل 1:500' },
  hours: {
    en: `Server time (${serverTime.winter}, in summer ${serverTime.summer}), or that of the time zone below: 24/7, or Mon 01:00 – Fri 24:00 (one week), or Mon–Fri 16:30–23:00 (each day). The site converts these forms to the visitor’s own time.`,
    zh: `服务器时间（${serverTime.winter}，夏季 ${serverTime.summer}），填有时区时为该时区时间：24/7，或 Mon 01:00 – Fri 24:00（整周），或 Mon–Fri 16:30–23:00（每日）。网站会把这些写法换算成访客的当地时间。`,
    ar: `بتوقيت الخادم (${serverTime.winter} وصيفًا ${serverTime.summer}) أو بتوقيت المنطقة الزمنية المذكورة أدناه: ‎24/7 أو ‎Mon 01:00 – Fri 24:00 (أسبوع كامل) أو ‎Mon–Fri 16:30–23:00 (كل يوم). يحوّل الموقع هذه الصيغ إلى التوقيت المحلي للزائر.`,
  },
  breaks: {
    en: `Server time (${serverTime.winter}, in summer ${serverTime.summer}), or that of the time zone below: N/A, or 23:15–23:30, 00:00–01:00, or Sat 00:00–00:30`,
    zh: `服务器时间（${serverTime.winter}，夏季 ${serverTime.summer}），填有时区时为该时区时间：N/A，或 23:15–23:30, 00:00–01:00，或 Sat 00:00–00:30`,
    ar: `بتوقيت الخادم (${serverTime.winter} وصيفًا ${serverTime.summer}) أو بتوقيت المنطقة الزمنية المذكورة أدناه: ‎N/A أو ‎23:15–23:30, 00:00–01:00 أو ‎Sat 00:00–00:30`,
  },
  weekday: {
    en: 'Mon, Tue, Wed, Thu or Fri; empty: none',
    zh: 'Mon、Tue、Wed、Thu 或 Fri；留空表示没有',
    ar: 'مثل ‎Wed أو ‎Fri. ويُترك فارغًا إن لم يوجد.',
  },
  timeZone: {
    en: 'Of the hours and breaks above: America/New_York. Empty: server time.',
    zh: '上述交易时间与休市时间所用的时区，例如 America/New_York；留空表示服务器时间。',
    ar: 'المنطقة الزمنية لساعات التداول والتوقف أعلاه، مثل ‎America/New_York. وإن تُركت فارغة فبتوقيت الخادم.',
  },
};

export const tierLabels: Record<Tier, Label> = {
  standard: { en: 'Standard specifications', zh: '标准账户合约细则', ar: 'مواصفات الحساب القياسي' },
  premium: { en: 'Premium specifications', zh: '高级账户合约细则', ar: 'مواصفات الحساب المميّز' },
  elite: { en: 'Elite specifications', zh: '精英账户合约细则', ar: 'مواصفات حساب النخبة' },
};

export const siteNoticeLabels = {
  text: { en: 'Text', zh: '正文', ar: 'النص' },
  buttonText: { en: 'Button', zh: '按钮文字', ar: 'نص الزر' },
  buttonLink: { en: 'The button leads to', zh: '按钮链接', ar: 'وجهة الزر' },
  pages: { en: 'On', zh: '显示页面', ar: 'يظهر في' },
  all: { en: 'Every page', zh: '所有页面', ar: 'كل الصفحات' },
  products: { en: 'Product pages', zh: '产品页面', ar: 'صفحات المنتجات' },
  chosen: { en: 'These pages', zh: '指定页面', ar: 'صفحات محددة' },
  paths: { en: 'Paths of the pages', zh: '页面路径', ar: 'مسارات الصفحات' },
  from: { en: 'Shown from', zh: '开始显示', ar: 'يظهر من' },
  until: { en: 'Shown until', zh: '停止显示', ar: 'يظهر حتى' },
} satisfies Record<string, Label>;

export const wordLabels = {
  key: { en: 'Key', zh: '标识', ar: 'المعرّف' },
  language: { en: 'Language', zh: '语言', ar: 'اللغة' },
  text: {
    en: 'Text; empty: the default',
    zh: '文字；留空则使用默认文字',
    ar: 'النص، وإن تُرك فارغًا فالنص الأصلي',
  },
  basedOn: {
    en: 'Default when it was written',
    zh: '编写时的默认文字',
    ar: 'النص الأصلي وقت الكتابة',
  },
} satisfies Record<string, Label>;

export const articleLabels = {
  title: { en: 'Title', zh: '标题', ar: 'العنوان' },
  summary: { en: 'Summary', zh: '摘要', ar: 'الملخص' },
  body: { en: 'Text', zh: '正文', ar: 'النص' },
  slug: { en: 'Address', zh: '网址', ar: 'العنوان في الرابط' },
  date: { en: 'Date', zh: '日期', ar: 'التاريخ' },
  author: { en: 'Author', zh: '作者', ar: 'الكاتب' },
} satisfies Record<string, Label>;

export const campaignLabels = {
  title: { en: 'Title', zh: '标题', ar: 'العنوان' },
  lead: { en: 'Below the title', zh: '副标题', ar: 'تحت العنوان' },
  button: {
    en: 'Button; empty: Open Account',
    zh: '按钮文字；留空为“开户”',
    ar: 'نص الزر، وإن تُرك فارغًا: افتح حسابًا',
  },
  cards: { en: 'Cards', zh: '卡片', ar: 'بطاقات' },
  description: { en: 'Text', zh: '正文', ar: 'النص' },
  hasSteps: { en: 'Three steps to an account', zh: '开户三步骤', ar: 'خطوات فتح الحساب الثلاث' },
  symbols: { en: 'Prices of these instruments', zh: '显示这些品种的价格', ar: 'أسعار هذه الأدوات' },
  market: { en: 'Live quotes of a market', zh: '市场实时行情', ar: 'أسعار حية لسوق' },
  questions: { en: 'Questions', zh: '常见问题', ar: 'أسئلة' },
  question: { en: 'Question', zh: '问题', ar: 'السؤال' },
  answer: { en: 'Answer', zh: '回答', ar: 'الجواب' },
  slug: { en: 'Address', zh: '网址', ar: 'العنوان في الرابط' },
  isIndexed: { en: 'In search engines', zh: '允许搜索引擎收录', ar: 'يظهر في محركات البحث' },
  ref: { en: 'Partner’s code', zh: '推荐码', ar: 'رمز الشريك' },
} satisfies Record<string, Label>;

export const hints = {
  symbols: {
    en: 'XAUUSD. Press Enter after each.',
    zh: '例如 XAUUSD；每填一个按回车。',
    ar: 'مثل ‎XAUUSD. واضغط Enter بعد كل رمز.',
  },
  ref: {
    en: 'Letters, digits and . _ ~ -; for visitors who bring no code of their own.',
    zh: '字母、数字及 . _ ~ -；用于未携带推荐码的访客。',
    ar: 'حروف لاتينية وأرقام و‎. _ ~ -، لمن لا يحمل رمزًا خاصًا به.',
  },
  ownLanguage: {
    en: 'Not on the site in a language whose title is left empty.',
    zh: '标题留空的语言不在网站上显示。',
    ar: 'لا يظهر على الموقع في لغة تُرك عنوانها فارغًا.',
  },
  markdown: {
    en: '## Heading   **bold**   - list item   [link](/account-types)   An empty line begins a paragraph.',
    zh: '## 小标题   **加粗**   - 列表项   [链接](/account-types)   空一行另起一段。',
    ar: '‎## عنوان فرعي   ‎**غامق**   ‎- عنصر قائمة   ‎[رابط](/account-types)   السطر الفارغ يبدأ فقرة.',
  },
  slug: {
    en: 'Small letters a–z, digits and hyphens: gold-in-december',
    zh: '小写字母 a–z、数字和连字符，例如 gold-in-december',
    ar: 'حروف لاتينية صغيرة وأرقام وشرطات، مثل ‎gold-in-december',
  },
  picture: {
    en: 'JPEG, PNG, WebP or AVIF, 1,280 pixels wide or more. People who cannot see it are read what it shows.',
    zh: 'JPEG、PNG、WebP 或 AVIF，宽度 1280 像素以上。无法看到图片的访客会听到内容说明。',
    ar: 'بصيغة JPEG أو PNG أو WebP أو AVIF وبعرض 1280 بكسل فأكثر. ويُقرأ وصفها لمن لا يراها.',
  },
  fallback: {
    en: 'Where a language is left empty, the English text is shown.',
    zh: '某种语言留空时，显示英文内容。',
    ar: 'إذا تُرك الحقل فارغًا في لغة ما، يظهر النص الإنجليزي.',
  },
  accountTexts: {
    en: 'Only for what a figure cannot say: where the figure is filled in, every language is written from it.',
    zh: '仅用于数字无法表达的内容：已填写数字的项目，各语言的文本均由数字生成。',
    ar: 'لما لا يعبّر عنه رقم فقط: حيث يُملأ الرقم يُكتب النص منه في كل اللغات.',
  },
  typicalSpreads: {
    en: 'In pips for currency pairs, in the quote currency for the rest.',
    zh: '货币对以点为单位，其余以计价货币为单位。',
    ar: 'بالنقاط لأزواج العملات، وبعملة التسعير لغيرها.',
  },
  tier: {
    en: 'Needed where the title does not begin with Standard, Premium or Elite: costs and calculators go by it.',
    zh: '英文名称不以 Standard、Premium 或 Elite 开头时须填写：成本与计算器以此为准。',
    ar: 'يلزم إذا لم يبدأ الاسم الإنجليزي بـ Standard أو Premium أو Elite: عليه تُبنى التكاليف والحاسبات.',
  },
  currencies: {
    en: 'Codes, separated by commas: USD, EUR',
    zh: '货币代码，以逗号分隔：USD, EUR',
    ar: 'رموز العملات، وتفصل بينها فواصل: ‎USD, EUR',
  },
  notice: {
    en: 'Plain text. Not shown in a language that is left empty.',
    zh: '纯文本。留空的语言不显示公告。',
    ar: 'نص عادي. ولا يظهر في لغة تُركت فارغة.',
  },
  link: {
    en: '/signup opens an account; /account-types is a page in the visitor’s language; or https://…',
    zh: '/signup 为开户；/account-types 为访客语言的页面；或填写 https://…',
    ar: '‎/signup لفتح حساب، و‎/account-types صفحة بلغة الزائر، أو رابط يبدأ بـ ‎https://',
  },
  paths: {
    en: 'Without a language: /account-types. Press Enter after each.',
    zh: '不含语言前缀，例如 /account-types；每填一个按回车。',
    ar: 'بلا رمز اللغة، مثل ‎/account-types. واضغط Enter بعد كل مسار.',
  },
  badLink: {
    en: 'A link begins with / or https:// and has no spaces',
    zh: '链接须以 / 或 https:// 开头，且不含空格',
    ar: 'يبدأ الرابط بـ ‎/ أو ‎https:// ولا مسافات فيه',
  },
  token: {
    en: 'Other programs send it as “Authorization: Bearer …”. It reads published content and nothing else.',
    zh: '其他程序以“Authorization: Bearer …”的形式发送此令牌。令牌只能读取已发布的内容。',
    ar: 'ترسله البرامج الأخرى بصيغة «Authorization: Bearer …». لا يتيح سوى قراءة المحتوى المنشور.',
  },
  password: {
    en: `At least ${minPasswordLength} characters`,
    zh: `至少 ${minPasswordLength} 个字符`,
    ar: `${minPasswordLength} حرفًا على الأقل`,
  },
} satisfies Record<string, Label>;
