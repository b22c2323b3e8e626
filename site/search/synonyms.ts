import type { LanguageCode } from '../../core/domain/languages.ts';
import type { RouteName } from '../paths.ts';

/**
 * A matter that visitors call by several names. They are by language, as people type them: words or short phrases. A search for
 * one finds the others, too, in every language's pages. Case, diacritics and the Arabic article make no difference; singular and
 * plural do.
 */
export interface Subject extends Partial<Record<LanguageCode, readonly string[]>> {
  /** Its own place: the first result of a search for a name of it, by itself or in a question. */
  target?: { page: RouteName; section?: string };
}

/** Add to these what visitors search for and do not find. A name belongs to one subject only: a test says which are in two. */
export const subjects: readonly Subject[] = [
  {
    en: ['deposit', 'deposits', 'fund my account', 'add money', 'top up', 'pay in', 'add funds'],
    zh: ['入金', '存款', '充值', '注资', '存钱', '付款'],
    ar: ['إيداع', 'ايداعات', 'شحن الحساب', 'تمويل الحساب', 'تمويل حسابي'],
    target: { page: 'funding' },
  },
  {
    en: ['withdraw', 'withdrawal', 'withdrawals', 'payout', 'cash out', 'take money out'],
    zh: ['出金', '提现', '提款', '取款', '取钱', '提钱'],
    ar: ['سحب', 'سحوبات', 'سحب الأموال', 'سحب أموالي', 'سحب الرصيد'],
    target: { page: 'funding' },
  },
  {
    en: ['deposits and withdrawals', 'deposit and withdrawal', 'payment methods', 'funding'],
    zh: ['出入金', '入金与出金', '支付方式', '入金方式', '出金方式'],
    ar: ['الإيداع والسحب', 'السحب والإيداع', 'طرق الدفع', 'وسائل الدفع', 'طرق الإيداع'],
    target: { page: 'funding', section: 'methods' },
  },
  {
    en: ['how long does a withdrawal take', 'withdrawal time', 'when will I get my money'],
    zh: ['出金多久到账', '提现多久到账', '出金时间', '多久到账'],
    ar: ['كم يستغرق السحب', 'مدة السحب', 'متى تصل أموالي'],
    target: { page: 'help', section: 'withdraw-how-long' },
  },
  {
    en: ['islamic account', 'islamic', 'swap free', 'swap-free account', 'halal', 'no swap'],
    zh: ['伊斯兰账户', '免隔夜利息', '免息账户', '免掉期', '无隔夜利息'],
    ar: ['حساب إسلامي', 'حسابات إسلامية', 'إسلامي', 'بدون فوائد', 'حلال', 'بدون سواب'],
    target: { page: 'accountTypes', section: 'swap-free' },
  },
  {
    en: [
      'how much does one lot cost',
      'cost of one lot',
      'cost per lot',
      'trading costs',
      'trading cost',
    ],
    zh: ['一手多少钱', '交易一手多少钱', '一手成本', '交易成本', '一手手续费'],
    ar: ['كم تكلفة اللوت', 'كم تكلفة اللوت الواحد', 'تكلفة اللوت', 'تكاليف التداول', 'سعر اللوت'],
    target: { page: 'help', section: 'one-lot-cost' },
  },
  {
    en: ['commission', 'commissions', 'fee', 'fees', 'charges'],
    zh: ['佣金', '手续费', '费用', '收费'],
    ar: ['عمولة', 'عمولات', 'رسوم', 'مصاريف'],
    target: { page: 'help', section: 'commission' },
  },
  {
    en: ['withdrawal fee', 'withdrawal fees', 'deposit fee', 'deposit fees'],
    zh: ['出金手续费', '入金手续费', '出入金手续费', '提现手续费'],
    ar: ['رسوم السحب', 'رسوم الإيداع', 'عمولة السحب'],
    target: { page: 'help', section: 'funding-fees' },
  },
  {
    en: ['minimum deposit', 'min deposit', 'smallest deposit'],
    zh: ['最低入金', '最少入金', '起步资金', '最低存款'],
    ar: ['الحد الأدنى للإيداع', 'أقل إيداع', 'أقل مبلغ'],
    target: { page: 'accountTypes' },
  },
  {
    en: ['open an account', 'open account', 'register', 'registration', 'sign up', 'join'],
    zh: ['开户', '注册', '开立账户', '申请账户'],
    ar: ['فتح حساب', 'افتح حسابًا', 'تسجيل', 'إنشاء حساب', 'أفتح حسابًا'],
    target: { page: 'help', section: 'open-account' },
  },
  {
    en: ['account types', 'accounts', 'types of account'],
    zh: ['账户类型', '账户种类', '账户区别'],
    ar: ['أنواع الحسابات', 'نوع الحساب', 'الحسابات'],
    target: { page: 'accountTypes' },
  },
  {
    en: ['demo', 'demo account', 'practice account', 'paper trading'],
    zh: ['模拟账户', '模拟盘', '虚拟账户', '模拟交易'],
    ar: ['حساب تجريبي', 'ديمو', 'تجريبي'],
    target: { page: 'help', section: 'demo-account' },
  },
  {
    en: ['spread', 'spreads'],
    zh: ['点差', '买卖价差'],
    ar: ['سبريد', 'فرق السعر', 'فروق الأسعار', 'فارق السعر'],
    target: { page: 'help', section: 'spread' },
  },
  {
    en: ['leverage', 'gearing'],
    zh: ['杠杆', '杠杆比例'],
    ar: ['رافعة', 'رافعة مالية'],
    target: { page: 'help', section: 'highest-leverage' },
  },
  {
    en: ['swap', 'swaps', 'overnight interest', 'overnight fee', 'rollover'],
    zh: ['隔夜利息', '库存费', '掉期', '过夜费', '隔夜费'],
    ar: ['تبييت', 'سواب', 'فوائد التبييت', 'رسوم التبييت'],
    target: { page: 'help', section: 'swap' },
  },
  {
    en: [
      'calculator',
      'calculators',
      'trading calculator',
      'pip calculator',
      'pip value calculator',
      'margin calculator',
      'position size calculator',
      'lot size calculator',
      'swap calculator',
      'profit calculator',
    ],
    zh: [
      '计算器',
      '交易计算器',
      '外汇计算器',
      '点值计算器',
      '保证金计算器',
      '仓位计算器',
      '手数计算器',
      '隔夜利息计算器',
      '盈亏计算器',
    ],
    ar: [
      'حاسبة',
      'حاسبات',
      'حاسبات التداول',
      'حاسبة النقاط',
      'حاسبة النقطة',
      'حاسبة الهامش',
      'حاسبة حجم الصفقة',
      'حاسبة اللوت',
      'حاسبة التبييت',
      'حاسبة الأرباح',
    ],
    target: { page: 'calculators' },
  },
  {
    en: ['margin call'],
    zh: ['追加保证金', '追保', '爆仓预警'],
    ar: ['نداء الهامش', 'مارجن كول'],
    target: { page: 'help', section: 'margin-call' },
  },
  {
    en: ['stop-out', 'stop out', 'stopout', 'liquidation'],
    zh: ['强制平仓', '强平', '爆仓'],
    ar: ['إغلاق إجباري', 'ستوب أوت', 'إغلاق تلقائي'],
    target: { page: 'help', section: 'stop-out' },
  },
  {
    en: ['negative balance', 'negative balance protection'],
    zh: ['负余额', '负余额保护', '穿仓'],
    ar: ['رصيد سالب', 'حماية الرصيد السالب'],
    target: { page: 'help', section: 'negative-balance' },
  },
  {
    en: ['license', 'licence', 'regulation', 'regulated', 'regulator'],
    zh: ['牌照', '监管', '金融牌照', '正规吗'],
    ar: ['ترخيص', 'مرخصة', 'رقابة', 'تنظيم'],
    target: { page: 'legalDocuments' },
  },
  {
    en: ['complaint', 'complaints', 'complain'],
    zh: ['投诉', '申诉'],
    ar: ['شكوى', 'شكاوى'],
    target: { page: 'help', section: 'complaint' },
  },
  {
    en: ['support', 'customer service', 'live chat', 'contact', 'phone number'],
    zh: ['客服', '联系方式', '联系客服', '人工客服', '在线客服'],
    ar: ['الدعم', 'خدمة العملاء', 'اتصل بنا', 'رقم الهاتف'],
    target: { page: 'contact' },
  },
  {
    en: ['download', 'download mt5', 'mt5', 'metatrader', 'metatrader 5', 'app'],
    zh: ['下载', '软件下载', '下载平台', '手机软件'],
    ar: ['تحميل', 'تنزيل', 'تحميل المنصة', 'ميتاتريدر', 'ميتا تريدر 5'],
    target: { page: 'platforms' },
  },
  {
    en: ['ea', 'eas', 'expert advisor', 'expert advisors', 'robot', 'bot', 'scalping', 'hedging'],
    zh: ['智能交易', '自动交易', '机器人', '剥头皮', '对冲', '锁仓'],
    ar: ['مستشار خبير', 'إكسبرت', 'روبوت', 'تداول آلي', 'سكالبينغ', 'هيدجينغ', 'تحوط'],
    target: { page: 'help', section: 'expert-advisors' },
  },
  {
    en: ['trading hours', 'opening hours', 'market hours'],
    zh: ['交易时间', '开市时间', '休市'],
    ar: ['ساعات التداول', 'أوقات التداول', 'مواعيد التداول'],
    target: { page: 'accountSpecs' },
  },
  {
    en: ['affiliate', 'partner', 'rebate', 'introducing broker', 'ib'],
    zh: ['返佣', '代理', '代理商', '介绍经纪商', '返点'],
    ar: ['وسيط معرف', 'وكيل', 'شراكة', 'عمولة الوسيط', 'ريبيت'],
    target: { page: 'introducingBroker' },
  },
  {
    en: ['copy trading', 'social trading', 'copy a strategy'],
    zh: ['跟单', '跟单交易', '社交交易', '复制交易'],
    ar: ['نسخ الصفقات', 'نسخ التداول', 'تداول اجتماعي'],
    target: { page: 'socialTrading' },
  },
  {
    en: ['mam', 'mam account', 'managed account'],
    zh: ['MAM', 'MAM 账户', '多账户管理'],
    ar: ['MAM', 'حسابات MAM', 'إدارة الحسابات'],
    target: { page: 'mam' },
  },
  {
    en: ['pamm', 'pamm account'],
    zh: ['PAMM', 'PAMM 账户'],
    ar: ['PAMM', 'حسابات PAMM'],
    target: { page: 'pamm' },
  },
  {
    en: ['insurance', 'insured'],
    zh: ['保险', '资金保障'],
    ar: ['تأمين', 'حماية الأموال'],
    target: { page: 'help', section: 'insurance' },
  },
  {
    en: ['faq', 'faqs', 'questions', 'frequently asked questions', 'help', 'help center'],
    zh: ['常见问题', '问答', '帮助', '帮助中心'],
    ar: ['أسئلة شائعة', 'الأسئلة المتكررة', 'أسئلة وأجوبة', 'مساعدة', 'مركز المساعدة'],
    target: { page: 'help' },
  },
  {
    en: ['usdt', 'tether', 'skrill', 'neteller', 'unionpay', 'visa', 'mastercard', 'bank transfer'],
    zh: ['泰达币', '银联', '信用卡', '银行卡', '电汇', '银行转账'],
    ar: ['تيثر', 'بطاقة بنكية', 'سكريل', 'نتلر', 'حوالة بنكية', 'تحويل مصرفي'],
    target: { page: 'funding', section: 'methods' },
  },
  {
    en: ['refund', 'refunds', 'money back', 'where does my withdrawal go'],
    zh: ['退款', '退钱', '原路退回', '提到别的卡'],
    ar: ['استرداد', 'استرداد الأموال', 'استرجاع الأموال', 'إلى أين يذهب السحب'],
    target: { page: 'help', section: 'withdraw-where' },
  },
];

/**
 * Words of a question besides its subject, by language. Left out when the subject of a search is looked for, so that
 * "how do I withdraw" is a search for "withdraw".
 */
export const questionWords: Partial<Record<LanguageCode, readonly string[]>> = {
  en: 'a am an are can could do does for get go how i in into is it make me my of on or out please the there to up use using want we what when where which will with you your'.split(
    ' ',
  ),
  zh: '请问 能用 可以用 怎么样 怎么 怎样 如何 什么 哪里 是否 可以 可否 能否 我想要 我想 我要 我 你们 贵公司 有没有 吗 呢 的 了 想 要 是 有'.split(
    ' ',
  ),
  ar: 'كيف هل ما ماذا من في على عن إلى متى أين لدي عندي عندكم لديكم يمكن يمكنني استخدام أستخدم أريد أود لي طريقة كيفية هو هي'.split(
    ' ',
  ),
};
