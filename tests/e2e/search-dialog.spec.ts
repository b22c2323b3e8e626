import type { Locator, Page } from '@playwright/test';
import { suggestionsPath } from '../../core/domain/api-paths.ts';
import { languageCodes, type LanguageCode } from '../../core/domain/languages.ts';
import { accessibilityViolations } from '../harness/accessibility.ts';
import { directionOf, expect, test, type Visit, holdBack } from '../harness/fixtures.ts';
import { pathOf } from '../harness/paths.ts';
import { shellWords, wordsOf } from '../harness/words.ts';

const nameIn = (language: LanguageCode): string => shellWords(language)('menu.entries.search');
const link = (page: Page, language: LanguageCode): Locator =>
  page.getByRole('banner').getByRole('link', { name: nameIn(language), exact: true });
const dialog = (page: Page, language: LanguageCode): Locator =>
  page.getByRole('dialog', { name: nameIn(language) });
const field = (page: Page): Locator => page.getByRole('combobox');
const options = (page: Page): Locator => page.getByRole('option');
const option = (page: Page, text: string): Locator => options(page).filter({ hasText: text });
const active = (page: Page): Locator => page.locator('[role=option][aria-selected=true]');
const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Opens the dialog, and waits for what it suggests while nothing is typed. */
async function open(page: Page, language: LanguageCode): Promise<Locator> {
  await link(page, language).click();
  await dialog(page, language).waitFor({ state: 'visible' });
  await options(page).first().waitFor({ state: 'visible' });
  return dialog(page, language);
}

const resultsUrl =
  (language: LanguageCode, query: string) =>
  (url: URL): boolean =>
    url.pathname === pathOf('search', { language }) && url.searchParams.get('q') === query;

const phone: Visit = { width: 360, height: 740, touch: true };
const codeOfDialog = /\/assets\/header-actions\.enhancement-/;

for (const [language, query, mark] of [
  ['zh', '出金', '出金'],
  ['en', 'withdraw', 'withdraw'],
  ['ar', 'السحب', 'سحب'],
] as const)
  test(`in ${language}, the icon opens the search, and a suggestion leads to its page`, async ({
    visitPage,
  }) => {
    const fetched: string[] = [];
    const page = await visitPage('about', {
      language,
      prepare: async (opened) => {
        opened.on('request', (request) => fetched.push(new URL(request.url()).pathname));
      },
    });
    expect(fetched).not.toContain(suggestionsPath(language));
    const opened = await open(page, language);
    expect(await isFocused(field(page))).toBe(true);
    const often = wordsOf(language, 'search')('often');
    expect(await opened.getByText(often, { exact: true }).isVisible()).toBe(true);
    await field(page).fill(query);
    expect(await opened.getByText(often, { exact: true }).isVisible()).toBe(false);
    const title = wordsOf(language, 'funding')('meta.title');
    const funding = option(page, title).first();
    expect(await funding.locator('mark').first().textContent()).toBe(mark);
    await funding.click();
    await page.waitForURL((url) => url.pathname === pathOf('funding', { language }));
  });

test('arrow keys go through the suggestions and back to the field, and Enter follows one', async ({
  visitPage,
}) => {
  const page = await visitPage('about', { language: 'en' });
  await link(page, 'en').focus();
  await page.locator('site-island[data-state=live]').waitFor({ state: 'attached' });
  await page.keyboard.press('Enter');
  await options(page).first().waitFor({ state: 'visible' });
  await page.keyboard.type('pip');
  const count = await options(page).count();
  expect(count).toBeGreaterThan(2);
  expect(await active(page).count()).toBe(0);

  await page.keyboard.press('ArrowDown');
  const first = options(page).first();
  expect(await first.getAttribute('aria-selected')).toBe('true');
  expect(await field(page).getAttribute('aria-activedescendant')).toBe(
    await first.getAttribute('id'),
  );
  expect(await isFocused(field(page)), 'the focus stays in the field').toBe(true);
  await page.keyboard.press('ArrowUp');
  expect(await field(page).getAttribute('aria-activedescendant')).toBeNull();
  await page.keyboard.press('ArrowUp');
  expect(await options(page).last().getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('Home');
  expect(await active(page).count()).toBe(0);
  await page.keyboard.type('x');
  expect(await field(page).inputValue(), 'the caret is at the start').toBe('xpip');
  await page.keyboard.press('Backspace');

  await page.keyboard.press('ArrowDown');
  const href = await active(page).getAttribute('href');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname + url.hash === href);
});

test('Enter while an input method composes a word chooses no suggestion', async ({ visitPage }) => {
  const page = await visitPage('about', { language: 'zh' });
  await open(page, 'zh');
  await page.keyboard.press('ArrowDown');
  const before = page.url();
  await field(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true });
  await field(page).dispatchEvent('keydown', {
    key: 'ArrowDown',
    isComposing: true,
    bubbles: true,
  });
  expect(await options(page).first().getAttribute('aria-selected')).toBe('true');
  expect(page.url()).toBe(before);
});

test('spaces alone are no query', async ({ visitPage }) => {
  const page = await visitPage('about', { language: 'en' });
  const opened = await open(page, 'en');
  const before = page.url();
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  for (const submit of [
    () => page.keyboard.press('Enter'),
    () => opened.getByRole('button').first().click(),
  ]) {
    await field(page).fill('   ');
    await submit();
    await expect(field(page)).toHaveValue('');
    expect(await isFocused(field(page))).toBe(true);
    expect(asked).toEqual([]);
    expect(page.url()).toBe(before);
  }
});

for (const [way, follow] of [
  ['Enter', (page: Page) => page.keyboard.press('Enter')],
  ['“All results”', (page: Page) => options(page).last().click()],
  ['the button', (page: Page) => dialog(page, 'en').getByRole('button').first().click()],
] as const)
  test(`${way} leads to all results`, async ({ visitPage }) => {
    const page = await visitPage('about', { language: 'en' });
    await open(page, 'en');
    await page.keyboard.type('gold & silver');
    await follow(page);
    await page.waitForURL(resultsUrl('en', 'gold & silver'));
  });

test('what nothing is suggested for can be searched for', async ({ visitPage }) => {
  const page = await visitPage('about', { language: 'en' });
  await open(page, 'en');
  await page.keyboard.type('zebra <b>');
  expect(await options(page).allTextContents()).toEqual(['All results for “zebra <b>”']);
  await options(page).click();
  await page.waitForURL(resultsUrl('en', 'zebra <b>'));
});

for (const language of ['en', 'ar'] as const)
  for (const way of ['Escape', 'the close button', 'a click beside it'] as const)
    test(`in ${language}, ${way} closes the search and returns the focus`, async ({
      visitPage,
    }) => {
      const page = await visitPage('about', { language });
      const opened = await open(page, language);
      await page.keyboard.type('a');
      if (way === 'Escape') await page.keyboard.press('Escape');
      else if (way === 'the close button')
        await opened.getByRole('button', { name: shellWords(language)('menu.close') }).click();
      else await page.mouse.click(directionOf(language) === 'rtl' ? 1400 : 40, 700);
      await opened.waitFor({ state: 'hidden' });
      expect(await isFocused(link(page, language))).toBe(true);
      await open(page, language);
      expect(await isFocused(field(page))).toBe(true);
    });

test('a tap before the code has come opens the search once it has', async ({ visitPage }) => {
  const { hold, release } = holdBack();
  const page = await visitPage('about', {
    ...phone,
    language: 'en',
    prepare: async (opened) => {
      await opened.route(codeOfDialog, hold);
    },
  });
  await link(page, 'en').tap();
  release();
  await dialog(page, 'en').waitFor({ state: 'visible' });
  expect(new URL(page.url()).pathname).toBe(pathOf('about', { language: 'en' }));
  await expect
    .poll(() => dialog(page, 'en').boundingBox())
    .toMatchObject({ x: 0, y: 0, width: phone.width });
  await field(page).fill('gold');
  for (const target of await options(page).all())
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await option(page, 'XAUUSD').tap();
  await page.waitForURL((url) => url.searchParams.get('q') === 'XAUUSD');
});

test('where the code cannot be loaded, the icon leads to the search page', async ({
  visitPage,
  pageErrors,
}) => {
  pageErrors.allow(/did not load/);
  const page = await visitPage('about', {
    language: 'en',
    prepare: async (opened) => {
      await opened.route(codeOfDialog, (route) => route.fulfill({ status: 404, body: '' }));
    },
  });
  await link(page, 'en').click();
  await page.waitForURL((url) => url.pathname === pathOf('search', { language: 'en' }));
});

test('without JavaScript the icon leads to the search page', async ({ visitPage }) => {
  const page = await visitPage('about', { language: 'ar', javaScript: false });
  await link(page, 'ar').click();
  await page.waitForURL((url) => url.pathname === pathOf('search', { language: 'ar' }));
});

test('with the Control key the icon opens the search page in a new tab', async ({ visitPage }) => {
  const page = await visitPage('about', { language: 'en' });
  await link(page, 'en').hover();
  await page.locator('site-island[data-state=live]').waitFor({ state: 'attached' });
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    link(page, 'en').click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await tab.waitForURL((url) => url.pathname === pathOf('search', { language: 'en' }));
  expect(await dialog(page, 'en').count()).toBe(0);
});

test('without suggestions the form works, and they come with the next opening', async ({
  visitPage,
}) => {
  let isDown = true;
  const page = await visitPage('about', {
    language: 'en',
    prepare: async (opened) => {
      await opened.route(`**${suggestionsPath('en')}`, (route) =>
        isDown ? route.abort() : route.continue(),
      );
    },
  });
  const failed = page.waitForEvent('requestfailed');
  await link(page, 'en').click();
  await failed;
  await dialog(page, 'en').waitFor({ state: 'visible' });
  await page.keyboard.type('gold');
  expect(await field(page).getAttribute('aria-expanded')).toBe('false');
  expect(await page.getByRole('listbox').count()).toBe(0);
  expect(await accessibilityViolations(page)).toEqual([]);
  isDown = false;
  await page.keyboard.press('Escape');
  await link(page, 'en').click();
  await option(page, 'XAUUSD').waitFor({ state: 'visible' });
  await page.keyboard.press('Enter');
  await page.waitForURL(resultsUrl('en', 'gold'));
});

test('a suggestion on the same page closes the search and shows the place', async ({
  visitPage,
}) => {
  const page = await visitPage('glossary', { language: 'en' });
  const opened = await open(page, 'en');
  await page.keyboard.type('spread');
  await options(page)
    .and(page.locator(`[href$="${pathOf('glossary', { language: 'en' })}#spread"]`))
    .click();
  await opened.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).hash).toBe('#spread');
  await expect(page.locator('#spread')).toBeInViewport();
});

const fromCache = 'a page of the back/forward cache does not show the search that led away';
test(fromCache, { tag: '@full-browser' }, async ({ playwright, siteOrigin }) => {
  const browser = await playwright.chromium.launch({
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({ baseURL: siteOrigin });
    await page.goto(pathOf('about', { language: 'en' }));
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { persisted })),
    );
    await open(page, 'en');
    await page.keyboard.type('metals');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === pathOf('metals', { language: 'en' }));
    await page.goBack({ waitUntil: 'commit' });
    await expect
      .poll(() => page.evaluate(() => (globalThis as unknown as { persisted?: boolean }).persisted))
      .toBe(true);
    expect(await dialog(page, 'en').isVisible()).toBe(false);
    await open(page, 'en');
  } finally {
    await browser.close();
  }
});

for (const language of languageCodes)
  for (const dark of [false, true])
    test(`the search is accessible in ${language}, ${dark ? 'dark' : 'light'}`, async ({
      visitPage,
    }) => {
      const page = await visitPage('metals', { language, dark, reducedMotion: true });
      await open(page, language);
      expect(await accessibilityViolations(page)).toEqual([]);
      await field(page).fill('usd');
      await page.keyboard.press('ArrowDown');
      expect(await accessibilityViolations(page)).toEqual([]);
    });
