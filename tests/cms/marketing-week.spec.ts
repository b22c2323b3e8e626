import type { Page } from '@playwright/test';
import { brand } from '../../site/facts/brand.ts';
import { fakeTags } from '../fakes/tag-services.ts';
import { accessibilityViolations } from '../harness/accessibility.ts';
import { startSite } from '../harness/server-process.ts';
import { shellWords, wordsOf } from '../harness/words.ts';
import { password } from './harness.ts';
import { expect, formReady, openForm, publish, siteShows, test } from './marketing-week.ts';

/**
 * A week of a marketing team, job by job, by somebody who cannot program. Another job is another test here; it changes what no
 * other job looks at, because all share one CMS and one site.
 */
test.describe.configure({ mode: 'default', timeout: 120_000 });
// The admin fetches much on a first visit.
test.use({ actionTimeout: 30_000, navigationTimeout: 30_000 });

/** Opens the words of a page, whose name is that of its files. */
async function openWords(page: Page, name: string): Promise<void> {
  await page.goto('/admin/collections/words');
  await page.locator('.words-view select').first().selectOption(name);
  await page.locator(`.words-view[data-page=${name}]`).waitFor();
}

/** Chooses a file with these specifications for the import. */
const chooseSpecs = (page: Page, rows: readonly string[]): Promise<void> =>
  page.locator('input[type=file]').setInputFiles({
    name: 'instruments.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `${['symbol,contractSize,leverage,tradingHours,products', ...rows].join('\n')}\n`,
    ),
  });

test('job 1: the home headline in three languages, with a preview', async ({ week }) => {
  const headlines = {
    zh: { native: '中文', path: '/', text: '成本，清清楚楚。' },
    en: { native: 'English', path: '/en', text: 'Every price in view.' },
    ar: { native: 'العربية', path: '/ar', text: 'كل تكلفة أمام عينيك.' },
  };
  const page = await week.admin('ar');
  await openWords(page, 'home');
  for (const { native, text } of Object.values(headlines))
    await page.getByLabel(`${native} hero.opening.first`).fill(text);
  const lead = page.getByLabel('English hero.lead');
  const wasLead = await lead.inputValue();
  await lead.fill('Leverage of 1000');
  await page.getByRole('alert').filter({ hasText: '1000' }).waitFor();
  await lead.fill(wasLead);

  await page.getByRole('button', { name: 'معاينة' }).click();
  const pane = page.locator('.preview-pane');
  for (const [language, { path, text }] of Object.entries(headlines)) {
    await pane.locator('select').first().selectOption(language);
    const shown = pane.frameLocator('iframe');
    await shown.getByText(text).first().waitFor();
    await expect(shown.locator('html')).toHaveAttribute('lang', language);
    expect(await (await fetch(week.site.origin + path)).text()).not.toContain(text);
  }
  await pane.locator('select').nth(1).selectOption('dark');
  await expect(pane.frameLocator('iframe').locator('html')).toHaveAttribute('data-theme', 'dark');

  await publish(page);
  for (const { path, text } of Object.values(headlines)) await siteShows(week.site, path, text);
  await page.close();
});

test('job 9: an answer of the help center', async ({ week }) => {
  const page = await week.admin('zh');
  await openWords(page, 'help');
  const answer = page.getByLabel('English items.open-account.answer');
  const text = (await answer.inputValue()).replace('Register', 'Sign up');
  await answer.fill(text.replace('{{claim.fundingDays}}', '30'));
  await page.getByRole('alert').filter({ hasText: '{{claim.fundingDays}}' }).waitFor();
  await answer.fill(text);
  await publish(page);
  await siteShows(week.site, '/en/help', 'Sign up in the client portal');
  await page.close();
});

test('job 13: undo yesterday’s change', async ({ week }) => {
  const deposit = (MinDepositUsd: number) =>
    week.rest('PATCH', '/account-types/2?locale=en', { MinDepositUsd, _status: 'published' });
  await deposit(2222);
  await deposit(3333);
  await siteShows(week.site, '/en/account-types', '3,333');
  const page = await week.admin('en');
  await page.goto('/admin/collections/account-types/2/versions');
  // The newest is first. A click would be lost where the list replaces its own address.
  await page.goto((await page.locator('table a').nth(1).getAttribute('href')) ?? '');
  await page.getByLabel('Modified only').uncheck();
  await page.getByText('marketing@example.com').first().waitFor();
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await publish(page, '#confirm-action');
  await siteShows(week.site, '/en/account-types', '2,222');
  await page.close();
});

test('job 11: 500 instruments by CSV', async ({ week }) => {
  const page = await week.admin('en');
  await page.goto('/admin/collections/elite-account-specs');
  await page.getByText('Import and export (CSV)').click();
  const rows = Array.from(
    { length: 500 },
    (_, index) => `NEW${String(index).padStart(3, '0')},1,1:20,24/7,Stocks`,
  );

  await chooseSpecs(page, [...rows.slice(0, 499), 'NEW499,1,9:20:00,24/7,Stocks']);
  await page.getByRole('button', { name: 'Import and publish' }).click();
  await page.getByText('Nothing was imported. Rows to correct: 1').waitFor();
  await page.getByRole('row', { name: '501 leverage' }).waitFor();

  await chooseSpecs(page, rows);
  await page.getByRole('button', { name: 'Check only' }).click();
  await page.getByText('The file is good: 500 new, 0 changed, 0 unchanged, 0 to delete.').waitFor();
  await page.getByRole('button', { name: 'Import and publish' }).click();
  await page.getByText('Published: 500 new, 0 changed, 0 unchanged, 0 deleted.').waitFor();
  await siteShows(week.site, '/api/elite-account-specs', 'NEW499');
  await page.close();
});

test('job 10: a price and a fourth account type', async ({ week }) => {
  const page = await week.admin('zh');
  await page.goto('/admin/collections/account-types?locale=zh');
  // The list replaces its own address; a click before that would be lost.
  await page.waitForURL(/limit=/);
  await page.getByRole('link', { name: '标准账户', exact: true }).click();
  await formReady(page);
  await page.locator('.live-preview-toggler').click();
  const preview = page.frameLocator('iframe');
  await preview.locator('html[lang=zh]').waitFor();
  await page.getByRole('spinbutton', { name: '最低入金（美元）' }).fill('4321');
  await page.locator('#action-save-draft').click();
  await preview.getByText('4,321').first().waitFor();
  await publish(page);
  // From the first page that shows the price to the last.
  await siteShows(week.site, '/account-types', '4,321');
  await siteShows(week.site, '/ar', '4,321');
  await siteShows(week.site, '/ar/help', '4,321');

  await openForm(page, 'collections/account-types/create?locale=en');
  await page.getByRole('textbox', { name: '名称' }).fill('Raw Account');
  await page.getByRole('spinbutton', { name: '最低入金（美元）' }).fill('777');
  await page.getByRole('spinbutton', { name: '欧元兑美元最窄点差（点）' }).fill('0');
  await page.getByRole('spinbutton', { name: '每手单边佣金' }).fill('2');
  await publish(page);
  await siteShows(week.site, '/en/account-types', 'Raw Account');
  const visitor = await week.visit('/en/account-types');
  await expect(visitor.getByRole('heading', { name: 'Raw Account' })).toBeVisible();
  await visitor.context().close();
  await page.close();
});

test('job 3: a promo bar with a button on product pages', async ({ week }) => {
  const page = await week.admin('ar');
  await openForm(page, 'collections/site-notices/create?locale=en');
  await page.locator('#field-text').fill('Gold week: no commission');
  await page.locator('#field-buttonText').fill('Open an account');
  await page.locator('#field-buttonLink').fill('/signup');
  await page.locator('#field-pages input').fill('صفحات المنتجات');
  await page.keyboard.press('Enter');
  await publish(page);
  await siteShows(week.site, '/en/products-metals', 'Gold week: no commission');
  const visitor = await week.visit('/en/products-metals');
  const promo = visitor.getByRole('complementary', { name: 'Notice' });
  const button = promo.getByRole('link', { name: 'Open an account' });
  expect(await button.getAttribute('href')).toBe('/en/signup');
  expect(await accessibilityViolations(visitor)).toEqual([]);
  for (const path of ['/products-metals', '/en/about']) {
    await visitor.goto(path);
    await expect(promo).toHaveCount(0);
  }
  await visitor.context().close();
  await page.close();
});

test('job 8: an article with a picture', async ({ week }) => {
  const page = await week.admin('en');
  await openForm(page, 'collections/pictures/create');
  await page.locator('input[type=file]').setInputFiles('site/assets/share/metals.en.png');
  for (const [language, alt] of [
    ['zh', '金条'],
    ['en', 'Gold bars'],
    ['ar', 'سبائك ذهب'],
  ] as const)
    await page.locator(`#field-alt__${language}`).fill(alt);
  await publish(page);

  await openForm(page, 'collections/articles/create?locale=en');
  await page.locator('#field-title').fill('Why gold rose');
  await page.locator('#field-summary').fill('Three reasons.');
  await page
    .locator('#field-body')
    .fill('## Rates\n\nThey **fell**.\n\n![](1)\n\n- [Gold](/products-metals)');
  await page.locator('#field-slug').fill('why-gold-rose');
  for (const field of ['picture', 'pictures']) {
    await page
      .locator(`#field-${field}`)
      .getByRole('button', { name: 'Choose from existing' })
      .click();
    await page.getByRole('cell').getByRole('button', { name: 'metals' }).click();
  }
  await publish(page);
  await siteShows(week.site, '/en/news-and-analysis/why-gold-rose', '<h2>Rates</h2>');
  await siteShows(week.site, '/en/tools-news', '/en/news-and-analysis/why-gold-rose');

  const visitor = await week.visit('/en/news-and-analysis/why-gold-rose');
  const pictures = visitor.getByRole('img', { name: 'Gold bars' });
  await expect(pictures).toHaveCount(2);
  const picture = pictures.last();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(
    await picture.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname),
  ).toMatch(/^\/pictures\/.*\.avif$/);
  expect(await accessibilityViolations(visitor)).toEqual([]);
  await visitor.context().close();
  await page.close();
});

test('job 4: phone and WhatsApp', async ({ week }) => {
  const page = await week.admin('zh');
  await openForm(page, 'globals/company');
  const phone = page.locator('#field-phone');
  await phone.fill('call us');
  await page.locator('#action-save').click();
  await page.locator('.field-error').getByText('国家/地区区号').waitFor();
  await phone.fill('+971 4 555 0100');
  await page.locator('#field-whatsapp').fill('+971 50 123 4567');
  await page.locator('#field-timeZone').fill('Asia/Dubai');
  await page.locator('#field-officeHours').fill('Mon-Fri 09:00-18:00');
  await publish(page);
  await siteShows(week.site, '/', 'href="tel:+97145550100"');
  await siteShows(week.site, '/ar/about', 'href="https://wa.me/971501234567"');
  await siteShows(week.site, '/en/contact', 'data-open="Open now"');

  const visitor = await week.visit('/en/contact');
  expect(await accessibilityViolations(visitor)).toEqual([]);
  for (const [time, state] of [
    ['2026-12-02T05:00:00Z', 'Open now'],
    ['2026-12-02T14:00:00Z', 'Closed now'],
    ['2026-12-05T08:00:00Z', 'Closed now'],
  ] as const) {
    await visitor.clock.setFixedTime(time);
    await visitor.reload();
    await expect(visitor.locator('[data-hours]')).toHaveText(state);
  }
  await visitor.context().close();
  await page.close();
});

test('job 5: a licence', async ({ week }) => {
  const page = await week.admin('ar');
  await openForm(page, 'globals/company');
  await page.locator('.array-field__add-row').click();
  const field = (name: string) => page.locator(`#field-licences__0__${name}`);
  await field('authority').fill('Financial Services Commission');
  await field('number').fill('GB 7777');
  await field('country').fill('MU');
  await publish(page);
  for (const path of [
    '/',
    '/en/tools-news',
    '/en/legal-documents',
    '/ar/legal-documents',
    '/en/legal-documents/client-agreement',
  ])
    await siteShows(week.site, path, 'GB 7777');
  const visitor = await week.visit('/en/legal-documents');
  expect(await accessibilityViolations(visitor)).toEqual([]);
  await expect(visitor.getByRole('contentinfo')).toContainText(
    'licensed by Financial Services Commission (Mauritius), no. GB 7777',
  );
  await visitor.context().close();
  await page.close();
});

test('job 2: a campaign page in two languages, published for a week', async ({ week }) => {
  const page = await week.admin('zh');
  await openForm(page, 'collections/campaigns/create?locale=zh');
  await page.locator('#field-title').fill('黄金周');
  await page.locator('#field-slug').fill('gold-week');
  await page.locator('#field-ref').fill('gold26');
  await page.locator('#field-hasSteps').check();
  const symbols = page.locator('.field-type.text', { hasText: '显示这些品种的价格' });
  await symbols.getByRole('combobox').fill('XAUUSD');
  await page.keyboard.press('Enter');
  const until = page.locator('.date-time-field', { hasText: '停止显示' });
  await until.getByRole('textbox').fill('12/31/2099 12:00 AM');
  await page.keyboard.press('Escape');
  await publish(page);
  await siteShows(week.site, '/campaigns/gold-week', '黄金周');
  await page.waitForURL(/campaigns\/\d+/);
  await page.goto(`${new URL(page.url()).pathname}?locale=en`);
  await formReady(page);
  // First: the form's answer to a typed text may overtake that to a new row, whose fields then stay empty.
  await page.locator('#field-cards button.array-field__add-row').click();
  await page.locator('#field-cards__0__title').fill('Small orders');
  await page.locator('#field-title').fill('Gold week');
  await page.locator('#field-cards__0__description').fill('Begin with little.');
  await publish(page);
  await siteShows(week.site, '/en/campaigns/gold-week', 'Small orders');
  const visitor = await week.visit('/en/campaigns/gold-week');
  await expect(visitor.getByRole('row', { name: 'XAUUSD' })).toBeVisible();
  expect(await accessibilityViolations(visitor)).toEqual([]);
  await visitor.goto('/en/campaigns/gold-week?utm_source=ad');
  await expect(visitor.locator('a[data-ref]')).toHaveAttribute(
    'href',
    /\/en\/signup\?utm_source=ad&ref=gold26$/,
  );
  expect((await visitor.goto('/ar/campaigns/gold-week'))?.status()).toBe(404);
  await visitor.context().close();
  await page.close();
});

test('the admin is in the reader’s language: lists, fields, and errors in a file', async ({
  week,
}) => {
  for (const [language, direction, accountTypes, deposit, transfer, check, reason] of [
    [
      'ar',
      'RTL',
      'أنواع الحسابات',
      'الحد الأدنى للإيداع',
      'الاستيراد والتصدير (CSV)',
      'فحص فقط',
      'يجب أن يكون نسبة',
    ],
    ['zh', 'LTR', '账户类型', '最低入金', '导入与导出（CSV）', '仅检查', '不是 1:500 这样的比例'],
  ] as const) {
    const page = await week.admin(language);
    await page.goto('/admin');
    expect((await page.locator('html').getAttribute('dir'))?.toUpperCase()).toBe(direction);
    await page.getByRole('link', { name: accountTypes }).first().waitFor();
    await page.goto('/admin/collections/account-types/1');
    await page.getByText(deposit).first().waitFor();

    await page.goto('/admin/collections/standard-account-specs');
    await page.getByText(transfer).click();
    await chooseSpecs(page, ['EURUSD,1,9:20:00,24/7,Forex']);
    await page.getByRole('button', { name: check }).click();
    await page.getByRole('cell', { name: reason }).waitFor();
    await page.close();
  }
});

test('the admin shows the brand, not the framework’s, never an undefined locale, and an editor no users', async ({
  week,
}) => {
  const outside = new Set<string>();
  const email = 'editor@example.com';
  await week.rest('POST', '/users', { email, password, role: 'editor' });
  const page = await week.admin('en', 'nobody');
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== week.origin) outside.add(origin);
  });
  await page.addInitScript(() => {
    const seen = ((globalThis as { seen?: string[] }).seen = [] as string[]);
    new MutationObserver(() => {
      for (const label of document.querySelectorAll('.localizer-button'))
        seen.push((label as HTMLElement).innerText);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await openForm(page, 'login');
  await page.locator('.login__brand').getByText(brand.name).waitFor();
  const icon = await fetch(`${week.site.origin}/favicon.svg`);
  const mark = `data:image/svg+xml;base64,${Buffer.from(await icon.arrayBuffer()).toString('base64')}`;
  await expect(page.locator('.login__brand img').first()).toHaveAttribute('src', mark);
  await expect(page.locator('link[rel~=icon]')).toHaveAttribute('href', mark);
  expect(await page.title()).toContain(brand.name);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL('/admin');
  await expect(page.locator('.step-nav img').first()).toHaveAttribute('src', mark);
  expect(await page.content()).not.toMatch(/Payload (?:Logo|is a|CMS)|payload-favicon/);
  await page.getByRole('button', { name: 'Locale' }).getByText('English').waitFor();
  expect(await page.getByRole('link', { name: 'Users' }).count()).toBe(0);
  const seen = await page.evaluate(() => (globalThis as { seen?: string[] }).seen ?? []);
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.filter((text) => text.includes('undefined'))).toEqual([]);
  expect([...outside]).toEqual([]);
  await page.close();
});

test('the first visitor of a new CMS cannot register, and no email is promised', async ({
  week,
}) => {
  expect(week.firstDoor).toEqual({ heading: 'There is no administrator yet', inputs: 0 });
  const page = await week.admin('zh', 'nobody');
  await page.goto('/admin/forgot');
  await page.getByRole('heading', { name: '忘记密码？' }).waitFor();
  expect(await page.locator('input').count()).toBe(0);
  await page.close();
});

test('job 6: GA4 with consent refused and accepted', async ({ visitUrl, onTestFinished }) => {
  const site = await startSite({ TAGS: 'ga4=G-ABCD123456' });
  onTestFinished(() => site.stop());
  const t = wordsOf('en', 'analytics');
  const visit = async () => {
    let requests: URL[] = [];
    const page = await visitUrl(`${site.origin}/en/about?utm_source=ad&utm_campaign=spring`, {
      prepare: async (opened) => {
        requests = await fakeTags(opened.context(), site.origin);
      },
    });
    await page.locator('site-island[data-state=live] > [data-analytics]').waitFor({
      state: 'attached',
    });
    const question = page.locator('[data-question]');
    return {
      page,
      question,
      sent: () => requests.map(({ searchParams: s }) => s.get('en')),
      requests,
    };
  };

  const refusing = await visit();
  await expect(refusing.question).toContainText('Google Analytics, for visitor statistics');
  await refusing.page.getByRole('button', { name: t('answers.refused') }).click();
  await expect(refusing.question).toBeHidden();
  expect(refusing.requests).toEqual([]);
  expect(await refusing.page.context().cookies()).toEqual([]);

  const { page, question, requests, sent } = await visit();
  expect(requests).toEqual([]);
  await page.getByRole('button', { name: t('answers.allowed'), exact: true }).click();
  await expect.poll(sent).toEqual([null, 'page_view']);
  expect(requests[0]?.searchParams.get('id')).toBe('G-ABCD123456');
  const link = page.locator('a[data-event=open-account]:visible').first();
  // The client portal is elsewhere.
  await link.evaluate((element) =>
    element.addEventListener('click', (click) => click.preventDefault()),
  );
  await link.click();
  await expect.poll(sent).toEqual([null, 'page_view', 'open_account']);
  expect(Object.fromEntries(requests[2]?.searchParams ?? [])).toMatchObject({
    language: 'en',
    utm_source: 'ad',
    utm_campaign: 'spring',
    ads: 'denied',
  });
  expect(await page.context().cookies()).toMatchObject([{ name: '_ga' }]);

  const purposes = t('purposes.statistics');
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: t('forget', { purposes }) })
    .click();
  await expect(question).toBeInViewport();
  await expect.poll(() => page.context().cookies()).toEqual([]);
  expect(sent()).toEqual([null, 'page_view', 'open_account']);
});

test('job 7: live chat', async ({ visitUrl, onTestFinished }) => {
  const chats = 'intercom=abcd1234,livechat=12345678,tawk=0123456789abcdef01234567/default';
  const site = await startSite({ TAGS: chats });
  onTestFinished(() => site.stop());
  const page = await visitUrl(`${site.origin}/ar/products-metals`, {
    width: 390,
    touch: true,
    prepare: (opened) => fakeTags(opened.context(), site.origin),
  });
  const question = page.locator('[data-question]');
  await expect(question).toContainText('Intercom');
  await expect(question).toContainText('LiveChat');
  expect(await accessibilityViolations(page)).toEqual([]);
  const chat = page.locator('[data-chat]');
  await expect(chat).toHaveCount(0);
  const allow = wordsOf('ar', 'analytics')('answers.allowed');
  await page.getByRole('button', { name: allow, exact: true }).click();
  await expect(chat).toHaveCount(3);

  // The bar under the thumb, and the button back to the top, stay free.
  await page.evaluate(() => scrollTo(0, 2000));
  const bar = await page.locator('[data-action-bar]').boundingBox();
  const backToTop = await page
    .getByRole('link', { name: shellWords('ar')('backToTop') })
    .boundingBox();
  for (const button of await chat.all()) {
    const { y = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(bar?.y ?? 0);
    expect(y).toBeGreaterThan((backToTop?.y ?? 0) + (backToTop?.height ?? 0));
  }
});
