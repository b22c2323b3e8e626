import { brand } from '../site/facts/brand.ts';
import { cachePolicies, contentSecurityPolicy } from './pages/headers.ts';
import type { Settings } from './settings.ts';

/** Where no client portal is set up, its buttons lead here, so that everything works on a fresh machine. */
export function portalStandIn(request: Request, settings: Settings): Response {
  const purpose = new URL(request.url).pathname.endsWith('/login')
    ? { en: 'Login', zh: '登录', ar: 'تسجيل الدخول' }
    : { en: 'Registration', zh: '注册', ar: 'التسجيل' };
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${purpose.en} | ${brand.name}</title></head>
<body><h1>${purpose.en} · <span lang="zh">${purpose.zh}</span> · <span lang="ar" dir="rtl">${purpose.ar}</span></h1>
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
