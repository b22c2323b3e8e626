import { brand } from '../site/facts/brand.ts';
import { cachePolicies, contentSecurityPolicy } from './pages/headers.ts';
import type { Settings } from './settings.ts';

const titles = {
  login: { en: 'Login', zh: '登录', ar: 'تسجيل الدخول' },
  register: { en: 'Registration', zh: '注册', ar: 'التسجيل' },
};

/** Takes the place of the client portal where none is configured, so that every link works on a fresh machine. */
export function portalStandIn(purpose: keyof typeof titles, settings: Settings): Response {
  const title = titles[purpose];
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title.en} | ${brand.name}</title></head>
<body><h1>${title.en} · <span lang="zh">${title.zh}</span> · <span lang="ar" dir="rtl">${title.ar}</span></h1>
<p>The client portal would open here. Set PORTAL_URL to lead to the real one.</p>
<p lang="zh">此处将打开客户门户。</p>
<p lang="ar" dir="rtl">ستُفتح بوابة العملاء هنا.</p>
<p><a href="/">${brand.name}</a></p></body></html>`;
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy([], settings),
      'cache-control': cachePolicies.never,
    },
  });
}
