import { inAdminLanguage, type AdminLanguage } from '../admin/admin-language.ts';

export const minPasswordLength = 12;

type PasswordProblem = 'tooShort' | 'containsEmail';

const messages: Record<PasswordProblem, Record<AdminLanguage, string>> = {
  tooShort: {
    en: `The password has fewer than ${minPasswordLength} characters`,
    zh: `密码少于 ${minPasswordLength} 个字符`,
    ar: `كلمة المرور أقصر من ${minPasswordLength} حرفًا`,
  },
  containsEmail: {
    en: 'The password contains the email address',
    zh: '密码包含邮箱地址',
    ar: 'تحتوي كلمة المرور على البريد الإلكتروني',
  },
};

/** Length matters most (NIST SP 800-63B); the other rule refuses long passwords that attackers guess first. */
function findProblem(password: string, email: string): PasswordProblem | undefined {
  if (password.length < minPasswordLength) return 'tooShort';
  const [name = ''] = email.toLowerCase().split('@');
  return name.length > 2 && password.toLowerCase().includes(name) ? 'containsEmail' : undefined;
}

/** The fault of a new password, as a sentence in a language of the admin; undefined if nothing is. */
export function passwordProblem(
  password: string,
  email: string,
  language?: string,
): string | undefined {
  const problem = findProblem(password, email);
  return problem && inAdminLanguage(messages[problem], language);
}
