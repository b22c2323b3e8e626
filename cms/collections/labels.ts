/** Labels of the admin in its three languages. */
export type Label = Record<'en' | 'zh' | 'ar', string>;

const label = (en: string, zh: string, ar: string): Label => ({ en, zh, ar });

export const groups = {
  content: label('Content', '内容', 'المحتوى'),
  specifications: label('Contract specifications', '合约细则', 'مواصفات العقود'),
  access: label('Access', '访问权限', 'صلاحيات الوصول'),
};

export const labels = {
  accountType: label('Account type', '账户类型', 'نوع الحساب'),
  accountTypes: label('Account types', '账户类型', 'أنواع الحسابات'),
  title: label('Title', '名称', 'الاسم'),
  minDeposit: label('Minimum deposit', '最低入金', 'الحد الأدنى للإيداع'),
  commission: label('Commission', '佣金', 'العمولة'),
  spread: label('Spread', '点差', 'فرق السعر (السبريد)'),
  leverage: label('Leverage', '杠杆', 'الرافعة المالية'),
  lotSize: label('Lot size', '手数', 'حجم العقد (اللوت)'),
  instruments: label('Instruments', '交易品种', 'الأدوات المالية'),
  standardSpec: label('Standard specification', '标准账户合约细则', 'مواصفة الحساب القياسي'),
  standardSpecs: label('Standard specifications', '标准账户合约细则', 'مواصفات الحساب القياسي'),
  premiumSpec: label('Premium specification', '高级账户合约细则', 'مواصفة الحساب المميّز'),
  premiumSpecs: label('Premium specifications', '高级账户合约细则', 'مواصفات الحساب المميّز'),
  eliteSpec: label('Elite specification', '精英账户合约细则', 'مواصفة حساب النخبة'),
  eliteSpecs: label('Elite specifications', '精英账户合约细则', 'مواصفات حساب النخبة'),
  symbol: label('Symbol', '品种代码', 'الرمز'),
  contractSize: label('Contract size', '合约规模', 'حجم العقد'),
  tradingHours: label('Trading hours', '交易时间', 'ساعات التداول'),
  dailyBreakTime: label('Daily break', '每日休市', 'التوقف اليومي'),
  futureExpiryDate: label('Expiry', '到期日', 'تاريخ الانتهاء'),
  products: label('Classes', '类别', 'الفئات'),
  legalDocument: label('Legal document', '法律文件', 'مستند قانوني'),
  legalDocuments: label('Legal documents', '法律文件', 'المستندات القانونية'),
  name: label('Name in addresses', '地址中的名称', 'الاسم في العنوان'),
  subject: label('Subject', '主题', 'الموضوع'),
  date: label('Date', '日期', 'التاريخ'),
  version: label('Version', '版本', 'الإصدار'),
  text: label('Text', '正文', 'النص'),
  siteNotice: label('Site notice', '网站公告', 'إشعار الموقع'),
  from: label('Shown from', '开始显示', 'يظهر من'),
  until: label('Shown until', '停止显示', 'يظهر حتى'),
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

export const hints = {
  serverTime: label('Server time (GMT+3)', '服务器时间（GMT+3）', 'بتوقيت الخادم (GMT+3)'),
  hours: label(
    'Server time (GMT+3): 24/7, or Mon 01:00 – Fri 24:00 (one week), or Mon–Fri 16:30–23:00 (each day). The site converts these forms to the visitor’s own time.',
    '服务器时间（GMT+3）：24/7，或 Mon 01:00 – Fri 24:00（整周），或 Mon–Fri 16:30–23:00（每日）。网站会把这些写法换算成访客的当地时间。',
    'بتوقيت الخادم (GMT+3): ‎24/7 أو ‎Mon 01:00 – Fri 24:00 (أسبوع كامل) أو ‎Mon–Fri 16:30–23:00 (كل يوم). يحوّل الموقع هذه الصيغ إلى التوقيت المحلي للزائر.',
  ),
  ratio: label('A ratio: 1:500', '比例，例如 1:500', 'نسبة، مثل 1:500'),
  fallback: label(
    'Where a language is left empty, the English text is shown.',
    '某种语言留空时，显示英文内容。',
    'إذا تُرك الحقل فارغًا في لغة ما، يظهر النص الإنجليزي.',
  ),
  markdown: label('Markdown', 'Markdown 格式', 'بصيغة Markdown'),
  notice: label('Plain text', '纯文本', 'نص بسيط'),
  token: label(
    'Other programs send it as “Authorization: Bearer …”. It reads published content and nothing else.',
    '其他程序以“Authorization: Bearer …”发送。它只能读取已发布的内容。',
    'ترسله البرامج الأخرى بصيغة «Authorization: Bearer …». لا يتيح سوى قراءة المحتوى المنشور.',
  ),
  password: label('At least 12 characters', '至少 12 个字符', '12 حرفًا على الأقل'),
};

/** The words of our own parts of the admin, by their key in `t('cms:…')`. */
export const translations = {
  en: {
    cms: {
      noAdministrator: 'There is no administrator yet',
      noAdministratorHow: 'The first one is made on the machine that runs this CMS, not here:',
      forgotPassword: 'Forgot your password?',
      forgotPasswordHow:
        'This CMS sends no mail. Ask an administrator for a new password, or set one on the machine that runs the CMS:',
      backToLogin: 'Back to login',
      transfer: 'Import and export (CSV)',
      export: 'Download all as CSV',
      file: 'CSV file',
      check: 'Check only',
      import: 'Import and publish',
      removeMissing: 'Delete instruments that the file does not name',
      working: 'Working …',
      clean:
        'The file is good: {{created}} new, {{updated}} changed, {{unchanged}} unchanged, {{removed}} to delete.',
      done: 'Published: {{created}} new, {{updated}} changed, {{unchanged}} unchanged, {{removed}} deleted.',
      refused: 'Nothing was imported. Rows to correct: {{count}}',
      failed: 'It could not be done: {{reason}}',
      row: 'Row',
      column: 'Column',
      reason: 'Reason',
    },
  },
  zh: {
    cms: {
      noAdministrator: '尚无管理员',
      noAdministratorHow: '首位管理员须在运行本系统的服务器上创建，不能在此处创建：',
      forgotPassword: '忘记密码？',
      forgotPasswordHow: '本系统不发送邮件。请联系管理员重设密码，或在运行本系统的服务器上设置：',
      backToLogin: '返回登录',
      transfer: '导入与导出（CSV）',
      export: '下载全部（CSV）',
      file: 'CSV 文件',
      check: '仅检查',
      import: '导入并发布',
      removeMissing: '删除文件中没有的品种',
      working: '处理中……',
      clean:
        '文件无误：新增 {{created}}，更改 {{updated}}，不变 {{unchanged}}，待删除 {{removed}}。',
      done: '已发布：新增 {{created}}，更改 {{updated}}，不变 {{unchanged}}，删除 {{removed}}。',
      refused: '未导入任何内容。需要更正的行：{{count}}',
      failed: '操作未能完成：{{reason}}',
      row: '行',
      column: '列',
      reason: '原因',
    },
  },
  ar: {
    cms: {
      noAdministrator: 'لا يوجد مدير للنظام بعد',
      noAdministratorHow: 'يُنشأ أول مدير على الجهاز الذي يشغّل هذا النظام، لا من هنا:',
      forgotPassword: 'هل نسيت كلمة المرور؟',
      forgotPasswordHow:
        'لا يرسل هذا النظام بريدًا. اطلب من مدير النظام كلمة مرور جديدة، أو عيّنها على الجهاز الذي يشغّل النظام:',
      backToLogin: 'العودة إلى تسجيل الدخول',
      transfer: 'الاستيراد والتصدير (CSV)',
      export: 'تنزيل الكل بصيغة CSV',
      file: 'ملف CSV',
      check: 'فحص فقط',
      import: 'استيراد ونشر',
      removeMissing: 'حذف الأدوات التي لا يذكرها الملف',
      working: 'جارٍ التنفيذ…',
      clean:
        'الملف سليم. الجديدة: {{created}}، والمعدّلة: {{updated}}، ودون تغيير: {{unchanged}}، والمراد حذفها: {{removed}}.',
      done: 'نُشر الملف. الجديدة: {{created}}، والمعدّلة: {{updated}}، ودون تغيير: {{unchanged}}، والمحذوفة: {{removed}}.',
      refused: 'لم يُستورد شيء. عدد الصفوف التي تحتاج إلى تصحيح: {{count}}',
      failed: 'تعذّر إتمام العملية: {{reason}}',
      row: 'الصف',
      column: 'العمود',
      reason: 'السبب',
    },
  },
};
