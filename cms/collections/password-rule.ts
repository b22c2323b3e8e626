export const shortestPassword = 12;
const fewestCharacters = 5;

type Problem = 'short' | 'plain' | 'own';

const words: Record<Problem, Record<'en' | 'zh' | 'ar', string>> = {
  short: {
    en: `The password has fewer than ${shortestPassword} characters`,
    zh: `密码少于 ${shortestPassword} 个字符`,
    ar: `كلمة المرور أقصر من ${shortestPassword} حرفًا`,
  },
  plain: {
    en: 'The password repeats few characters',
    zh: '密码中的字符过于重复',
    ar: 'كلمة المرور مؤلفة من أحرف قليلة متكررة',
  },
  own: {
    en: 'The password holds the e-mail address',
    zh: '密码包含邮箱地址',
    ar: 'تحتوي كلمة المرور على البريد الإلكتروني',
  },
};

/** Length is what counts (NIST SP 800-63B); the rest keeps out what is long and still guessed at once. */
export function passwordProblem(
  password: string,
  email: string,
  language = 'en',
): string | undefined {
  const says = (problem: Problem): string =>
    words[problem][language === 'zh' || language === 'ar' ? language : 'en'];
  if (password.length < shortestPassword) return says('short');
  if (new Set(password).size < fewestCharacters) return says('plain');
  const [name = ''] = email.toLowerCase().split('@');
  if (name.length > 2 && password.toLowerCase().includes(name)) return says('own');
  return undefined;
}
