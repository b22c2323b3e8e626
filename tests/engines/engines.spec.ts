import { existsSync } from 'node:fs';
import type { LanguageCode } from '../../core/domain/languages.ts';
import type { RouteName } from '../../site/paths.ts';
import { expect, test } from '../harness/fixtures.ts';
import { pathOf } from '../harness/paths.ts';
import { sharedOrigin } from '../harness/shared-origins.ts';
import { wordsOf } from '../harness/words.ts';
import { goodValues } from '../mail/messages.ts';
import { engines, startEngine, type Engine } from './engine.ts';

const pathIn = (route: RouteName, language: LanguageCode = 'en'): string =>
  pathOf(route, { language, englishDefault: true });
const keys = { tab: '\uE004', enter: '\uE007', right: '\uE014' };

for (const { name, drive, files } of engines) {
  if (!files.every((file) => existsSync(file))) {
    test.skip(`${name}, which is not installed`, () => {});
    continue;
  }
  test.describe(name, () => {
    // One browser for all.
    test.describe.configure({ mode: 'default' });
    let engine: Engine;
    test.beforeAll(async () => {
      engine = await startEngine(drive);
    });

    const reads = (expression: string) => expect.poll(() => engine.read(expression));
    async function open(path: string, width = 1440): Promise<void> {
      await engine.resize(width, 900);
      await engine.open(sharedOrigin('englishSite') + path);
      await reads(`document.getElementById('preloader') === null`).toBe(true);
    }
    const act = (type: string, ...actions: object[]) => engine.act([{ type, id: type, actions }]);
    /** Clicks the first visible element. */
    async function click(selector: string): Promise<void> {
      const point = `(() => {
        const element = [...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.checkVisibility({ visibilityProperty: true }));
        element?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const box = element?.getBoundingClientRect();
        return box && [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
      })()`;
      await reads(`Boolean(${point})`).toBe(true);
      const [x, y] = await engine.read<number[]>(point);
      await act(
        'pointer',
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      );
    }
    const type = (text: string) =>
      act(
        'key',
        ...text.split('').flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      );

    test('the mobile menu holds the page still; Back finds it closed, and the page alive', async () => {
      const menu = `document.querySelector('dialog')`;
      await open(pathIn('about'), 480);
      await click('header [popovertarget]');
      await reads(`${menu}.matches(':modal')`).toBe(true);
      // The wheel scrolls what has been painted.
      await engine.read(
        `void requestAnimationFrame(() => requestAnimationFrame(() => (document.title = 'painted')))`,
      );
      await reads('document.title').toBe('painted');
      // Over the page beside the menu, and over the menu.
      for (const x of [10, 300])
        await act('wheel', { type: 'scroll', x, y: 700, deltaX: 0, deltaY: 400 });
      await click('dialog summary');
      await click(`dialog a[href="${pathIn('metals')}"]`);
      await reads('location.pathname').toBe(pathIn('metals'));
      await engine.read('void history.back()');
      await reads('location.pathname').toBe(pathIn('about'));
      await reads(`${menu}.open`).toBe(false);
      expect(await engine.read('scrollY')).toBe(0);
      await click('main a:not([target])');
      await reads('location.pathname').not.toBe(pathIn('about'));
    });

    test('menu, theme, language and search', async () => {
      const scheme = 'getComputedStyle(document.documentElement).colorScheme';
      await open(pathIn('about', 'ar'));
      await click('header nav summary');
      await click(`header nav a[href="${pathIn('metals', 'ar')}"]`);
      await reads('location.pathname').toBe(pathIn('metals', 'ar'));
      await click('[role=switch]');
      await reads(scheme).toBe('dark');
      await open(pathIn('about', 'ar'));
      await reads(scheme).toBe('dark');
      await click('[role=switch]');
      await reads(scheme).toBe('light');
      await click('header summary:has(~ * [hreflang])');
      await click('header [hreflang=en]');
      await reads('[document.dir, location.pathname]').toEqual(['ltr', pathIn('about')]);
      await click('header [aria-haspopup=dialog][href]');
      await reads(`document.activeElement.getAttribute('role')`).toBe('combobox');
      await type(`gold${keys.enter}`);
      await reads('location.search').toBe('?q=gold');
    });

    test('specifications: the chosen filter is in sight; another, a search, Back', async () => {
      const chosen = `document.querySelector('[name=product][aria-pressed=true]')`;
      await open(`${pathIn('accountSpecs')}?product=futures`, 480);
      await reads(`${chosen}.getBoundingClientRect().right <= innerWidth`).toBe(true);
      await click('[name=product][value=metal]');
      await reads(`${chosen}.value`).toBe('metal');
      await click('#search-specs');
      await type('silver');
      await reads(`document.querySelector('#results tbody tr').textContent`).toContain('XAG');
      await engine.read('void history.back()');
      await reads(`${chosen}.value`).toBe('futures');
    });

    test('the contact form is sent', async () => {
      await open(pathIn('contact'));
      await click('[name=contact-name]');
      await type(Object.values(goodValues).join(keys.tab));
      await click('main form [type=submit]');
      await reads('document.body.innerText').toContain(wordsOf('en', 'contact')('form.sent'));
    });

    test('the carousel moves', async () => {
      const place = `Math.round(document.querySelector('[data-carousel] li').getBoundingClientRect().x)`;
      await open(pathIn('home'));
      const before = await engine.read<number>(place);
      // Until its code has come, and the sections above it have the height that they keep.
      await expect(async () => {
        await click('[data-carousel] [tabindex="0"]');
        await type(keys.right);
        expect(await engine.read(place)).not.toBe(before);
      }).toPass();
    });
  });
}
