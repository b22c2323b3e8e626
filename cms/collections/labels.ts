import type { AdminLanguage } from '../admin/admin-language.ts';
import type { AccountTypeField } from '../../contract/account-type.ts';
import type { ColumnKind, ColumnName } from '../../contract/instrument-spec.ts';
import type { Tier } from '../../contract/tiers.ts';
import type { LanguageCode } from '../../contract/languages.ts';
import { serverTime } from '../../contract/server-time.ts';
import type { ScheduledNotice } from '../../contract/site-notice.ts';
import { minPasswordLength } from './password-rule.ts';

/** A label of the admin in each of its languages. */
export type Label = Record<AdminLanguage, string>;

const label = (en: string, zh: string, ar: string): Label => ({ en, zh, ar });

export const groups = {
  content: label('Content', '内容', 'المحتوى'),
  specifications: label('Contract specifications', '合约细则', 'مواصفات العقود'),
  access: label('Access', '访问权限', 'صلاحيات الوصول'),
};

export const labels = {
  accountType: label('Account type', '账户类型', 'نوع الحساب'),
  accountTypes: label('Account types', '账户类型', 'أنواع الحسابات'),
  products: label('Classes', '类别', 'الفئات'),
  legalDocument: label('Legal document', '法律文件', 'مستند قانوني'),
  legalDocuments: label('Legal documents', '法律文件', 'المستندات القانونية'),
  name: label('Name in addresses', '地址中的名称', 'الاسم في العنوان'),
  title: label('Title', '名称', 'الاسم'),
  subject: label('Subject', '主题', 'الموضوع'),
  date: label('Date', '日期', 'التاريخ'),
  version: label('Version', '版本', 'الإصدار'),
  text: label('Text', '正文', 'النص'),
  siteNotice: label('Site notice', '网站公告', 'إشعار الموقع'),
  user: label('User', '用户', 'مستخدم'),
  users: label('Users', '用户', 'المستخدمون'),
  personName: label('Name', '姓名', 'الاسم'),
  role: label('Role', '角色', 'الدور'),
  administrator: label('Administrator', '管理员', 'مدير النظام'),
  editor: label('Editor', '编辑', 'محرر'),
  reader: label('Reader token', '读取令牌', 'رمز قراءة'),
  readers: label('Reader tokens', '读取令牌', 'رموز القراءة'),
  readerName: label('What it is for', '用途', 'الغرض منه'),
};

/** Every field of an account type; a field without a label does not compile. */
export const accountTypeLabels: Record<AccountTypeField, Label> = {
  title: label('Title', '名称', 'الاسم'),
  minDeposit: label('Minimum deposit', '最低入金', 'الحد الأدنى للإيداع'),
  commission: label('Commission', '佣金', 'العمولة'),
  spread: label('Spread', '点差', 'فرق السعر (السبريد)'),
  leverage: label('Leverage', '杠杆', 'الرافعة المالية'),
  lotSize: label('Lot size', '手数', 'حجم العقد (اللوت)'),
  instruments: label('Instruments', '交易品种', 'الأدوات المالية'),
};

/** Every column of a specification; a column without a label does not compile. */
export const columnLabels: Record<ColumnName, Label> = {
  symbol: label('Symbol', '品种代码', 'الرمز'),
  contractSize: label('Contract size', '合约规模', 'حجم العقد'),
  leverage: label('Leverage', '杠杆', 'الرافعة المالية'),
  tradingHours: label('Trading hours', '交易时间', 'ساعات التداول'),
  dailyBreakTime: label('Daily break', '每日休市', 'التوقف اليومي'),
  futureExpiryDate: label('Expiry', '到期日', 'تاريخ الانتهاء'),
};

/** How editors enter a column of this kind. */
export const columnHints: Partial<Record<ColumnKind, Label>> = {
  ratio: label('A ratio: 1:500', '比例，例如 1:500', 'نسبة، مثل 1:500'),
  hours: label(
    `Server time (${serverTime.zone}): 24/7, or Mon 01:00 – Fri 24:00 (one week), or Mon–Fri 16:30–23:00 (each day). The site converts these forms to the visitor’s own time.`,
    `服务器时间（${serverTime.zone}）：24/7，或 Mon 01:00 – Fri 24:00（整周），或 Mon–Fri 16:30–23:00（每日）。网站会把这些写法换算成访客的当地时间。`,
    `بتوقيت الخادم (${serverTime.zone}): ‎24/7 أو ‎Mon 01:00 – Fri 24:00 (أسبوع كامل) أو ‎Mon–Fri 16:30–23:00 (كل يوم). يحوّل الموقع هذه الصيغ إلى التوقيت المحلي للزائر.`,
  ),
  breaks: label(
    `Server time (${serverTime.zone})`,
    `服务器时间（${serverTime.zone}）`,
    `بتوقيت الخادم (${serverTime.zone})`,
  ),
};

export const tierLabels: Record<Tier, { singular: Label; plural: Label }> = {
  standard: {
    singular: label('Standard specification', '标准账户合约细则', 'مواصفة الحساب القياسي'),
    plural: label('Standard specifications', '标准账户合约细则', 'مواصفات الحساب القياسي'),
  },
  premium: {
    singular: label('Premium specification', '高级账户合约细则', 'مواصفة الحساب المميّز'),
    plural: label('Premium specifications', '高级账户合约细则', 'مواصفات الحساب المميّز'),
  },
  elite: {
    singular: label('Elite specification', '精英账户合约细则', 'مواصفة حساب النخبة'),
    plural: label('Elite specifications', '精英账户合约细则', 'مواصفات حساب النخبة'),
  },
};

export const siteNoticeLabels: Record<keyof ScheduledNotice, Label> = {
  text: label('Text', '正文', 'النص'),
  from: label('Shown from', '开始显示', 'يظهر من'),
  until: label('Shown until', '停止显示', 'يظهر حتى'),
};

/** Names of the languages of content; one without a label is shown by its own name. */
export const languageLabels: Partial<Record<LanguageCode, Label>> = {
  en: label('English', '英文', 'الإنجليزية'),
  zh: label('Chinese', '中文', 'الصينية'),
  ar: label('Arabic', '阿拉伯文', 'العربية'),
};

export const hints = {
  fallback: label(
    'Where a language is left empty, the English text is shown.',
    '某种语言留空时，显示英文内容。',
    'إذا تُرك الحقل فارغًا في لغة ما، يظهر النص الإنجليزي.',
  ),
  legalDocuments: label(
    'Read only. The site’s legal documents are PDF files, made from the texts under content/documents whenever the site is built. A document changes there, once counsel has signed the new version; this list is a copy from the day this CMS was set up.',
    '仅供查阅。网站上的法律文件为 PDF，在每次构建网站时由 content/documents 中的文本生成。文件如需修改，须经法务签署新版本后在该处更改；此列表是本系统启用当日的副本。',
    'للاطلاع فقط. المستندات القانونية في الموقع ملفات PDF تُنشأ من نصوص المجلد content/documents كلما بُني الموقع. وأي تعديل عليها يجري هناك بعد أن يوقّع المستشار القانوني النسخة الجديدة؛ أما هذه القائمة فنسخة تعود إلى يوم إعداد هذا النظام.',
  ),
  markdown: label('Markdown', 'Markdown 格式', 'بصيغة Markdown'),
  notice: label('Plain text', '纯文本', 'نص بسيط'),
  token: label(
    'Other programs send it as “Authorization: Bearer …”. It reads published content and nothing else.',
    '其他程序以“Authorization: Bearer …”发送。它只能读取已发布的内容。',
    'ترسله البرامج الأخرى بصيغة «Authorization: Bearer …». لا يتيح سوى قراءة المحتوى المنشور.',
  ),
  password: label(
    `At least ${minPasswordLength} characters`,
    `至少 ${minPasswordLength} 个字符`,
    `${minPasswordLength} حرفًا على الأقل`,
  ),
};
