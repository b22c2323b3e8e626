import type { AdminLanguage } from './admin-language.ts';

const en = {
  noAdministrator: 'There is no administrator yet',
  noAdministratorHow: 'Create the first one on the machine that runs this CMS, not here:',
  forgotPassword: 'Forgot your password?',
  forgotPasswordHow:
    'This CMS sends no mail. Ask an administrator for a new password, or set one on the machine that runs the CMS:',
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
  failed: 'The operation failed: {{reason}}',
  row: 'Row',
  column: 'Column',
  reason: 'Reason',
  wordsPage: 'Page',
  wordsPages: 'Pages',
  wordsShared: 'On several pages',
  wordsLength: '{{length}} characters, usually {{usual}}, at most {{max}}',
  wordsDefault: 'Back to the default',
  wordsOutdated: 'The default has changed since. It was: {{text}}',
  wordsRefused: 'Nothing was saved. Texts to correct: {{count}}',
};
export type TranslationKey = keyof typeof en;

const zh: Record<TranslationKey, string> = {
  noAdministrator: '尚无管理员',
  noAdministratorHow: '首位管理员须在运行本系统的服务器上创建，不能在此处创建：',
  forgotPassword: '忘记密码？',
  forgotPasswordHow: '本系统不发送邮件。请联系管理员重设密码，或在运行本系统的服务器上设置：',
  transfer: '导入与导出（CSV）',
  export: '下载全部（CSV）',
  file: 'CSV 文件',
  check: '仅检查',
  import: '导入并发布',
  removeMissing: '删除文件中没有的品种',
  working: '处理中……',
  clean: '文件无误：新增 {{created}}，更改 {{updated}}，不变 {{unchanged}}，待删除 {{removed}}。',
  done: '已发布：新增 {{created}}，更改 {{updated}}，不变 {{unchanged}}，删除 {{removed}}。',
  refused: '未导入任何内容。需更正的行数：{{count}}',
  failed: '操作未能完成：{{reason}}',
  row: '行',
  column: '列',
  reason: '原因',
  wordsPage: '页面',
  wordsPages: '页面',
  wordsShared: '多个页面共用',
  wordsLength: '{{length}} 个字符，通常 {{usual}} 个，最多 {{max}} 个',
  wordsDefault: '恢复默认文字',
  wordsOutdated: '默认文字此后已更改。原为：{{text}}',
  wordsRefused: '未保存任何内容。需更正的文字：{{count}} 条',
};

const ar: Record<TranslationKey, string> = {
  noAdministrator: 'لا يوجد مدير للنظام بعد',
  noAdministratorHow: 'يُنشأ أول مدير على الجهاز الذي يشغّل هذا النظام، لا من هنا:',
  forgotPassword: 'هل نسيت كلمة المرور؟',
  forgotPasswordHow:
    'لا يرسل هذا النظام بريدًا. اطلب من مدير النظام كلمة مرور جديدة، أو عيّنها على الجهاز الذي يشغّل النظام:',
  transfer: 'الاستيراد والتصدير (CSV)',
  export: 'تنزيل الكل بصيغة CSV',
  file: 'ملف CSV',
  check: 'فحص فقط',
  import: 'استيراد ونشر',
  removeMissing: 'حذف الأدوات غير الواردة في الملف',
  working: 'جارٍ التنفيذ…',
  clean:
    'الملف سليم. الأدوات الجديدة: {{created}}، والمعدّلة: {{updated}}، وغير المعدّلة: {{unchanged}}، والمراد حذفها: {{removed}}.',
  done: 'نُشر الملف. الأدوات الجديدة: {{created}}، والمعدّلة: {{updated}}، وغير المعدّلة: {{unchanged}}، والمحذوفة: {{removed}}.',
  refused: 'لم يُستورد شيء. عدد الصفوف التي تحتاج إلى تصحيح: {{count}}',
  failed: 'تعذّر إتمام العملية: {{reason}}',
  row: 'الصف',
  column: 'العمود',
  reason: 'السبب',
  wordsPage: 'الصفحة',
  wordsPages: 'الصفحات',
  wordsShared: 'في عدة صفحات',
  wordsLength: 'عدد الأحرف: {{length}}، والمعتاد {{usual}}، والحد الأقصى {{max}}',
  wordsDefault: 'العودة إلى النص الأصلي',
  wordsOutdated: 'تغيّر النص الأصلي بعد ذلك. كان: {{text}}',
  wordsRefused: 'لم يُحفظ شيء. النصوص التي تحتاج إلى تصحيح: {{count}}',
};

/** The words of our own parts of the admin: `t('cms:…')`. */
export const translations: Record<AdminLanguage, { cms: Record<TranslationKey, string> }> = {
  en: { cms: en },
  zh: { cms: zh },
  ar: { cms: ar },
};
