// @ts-check
/**
 * `npm run bench -- interactions [--runs 3 --languages en,ar --only menu,theme --write]`: from an input event to the next
 * paint (Event Timing) on a processor four times slower: every kind of interaction, cold (the first after the page has
 * loaded) and warm, beside the same gestures on an empty page. `--write` puts the table into docs/performance.md. Exits
 * with code 1 if a figure is over its limit. Needs Chromium.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { languageByCode, languageCodes } from '../contract/languages.ts';
import { pagePath } from '../site/paths.ts';
import { twoFrames } from '../tests/harness/frames.ts';
import { shellWords, wordsOf } from '../tests/harness/words.ts';
import { generousLimits, goodValues } from '../tests/mail/messages.ts';
import { build } from '../tools/build.js';
import { chromiumArguments, findChromium } from '../tools/chromium.js';
import { startBuiltSite } from '../tools/server-process.js';
import { interactionsTable, kinds, minDurationMs, overLimits } from './interaction-figures.ts';
import { replaceSection } from './tables.ts';

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('@playwright/test').Locator} Locator
 * @typedef {import('../contract/languages.ts').LanguageCode} LanguageCode
 * @typedef {import('../site/paths.ts').RouteName} RouteName
 * @typedef {import('./interaction-figures.ts').EventTiming} EventTiming
 * @typedef {import('./interaction-figures.ts').Gesture} Gesture
 * @typedef {import('./interaction-figures.ts').Kind} Kind
 */

const document = 'docs/performance.md';
const slowdown = 4;
/** Long enough for islands that start by themselves. */
const afterLoadMs = 700;
/** After the gesture, until its events have been painted and reported. */
const settleMs = 300;
/** Far longer than any page takes for a frame. */
const frameTimeoutMs = 10_000;
/** How often a visit is played if Chromium stops painting. */
const maxAttempts = 3;
/** As fast as a practised typist. */
const keyIntervalMs = 80;
const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** @param {string} message @returns {never} */
function stopWith(message) {
  console.error(message);
  process.exit(1);
}

function readOptions() {
  const { values } = parseArgs({
    // The benchmark's own name, if it was given.
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '3' },
      languages: { type: 'string', default: languageCodes.join(',') },
      only: { type: 'string', default: kinds.join(',') },
      write: { type: 'boolean', default: false },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) stopWith('--runs takes a whole number from 1');
  const languages = languageCodes.filter((code) => values.languages.split(',').includes(code));
  if (languages.length === 0) stopWith(`--languages takes ${languageCodes.join(', ')}`);
  const only = kinds.filter((kind) => values.only.split(',').includes(kind));
  if (only.length === 0) stopWith(`--only takes ${kinds.join(', ')}`);
  if (values.write && (only.length < kinds.length || languages.length < languageCodes.length))
    stopWith('--write needs every kind and language: leave out --only and --languages');
  return { runs, languages, only, write: values.write };
}

/** Runs before the page's own scripts. @param {number} durationThreshold */
function recordEvents(durationThreshold) {
  /** @type {EventTiming[]} */
  const eventTimings = [];
  Object.assign(globalThis, { eventTimings });
  // When the page moves below a pointer that rests, or a view transition lies over it, the browser says so by events of its
  // own: nobody waits for them. Those of an input have its time.
  /** @type {Set<number>} */
  const inputTimes = new Set();
  for (const name of ['pointermove', 'pointerdown', 'pointerup', 'pointercancel'])
    addEventListener(name, ({ timeStamp }) => inputTimes.add(timeStamp), true);
  const isOfNoInput = (/** @type {PerformanceEntry} */ { name, startTime }) =>
    /^(pointer|mouse)(over|out|enter|leave)$/.test(name) && !inputTimes.has(startTime);
  const observer = new PerformanceObserver((list) => {
    for (const entry of /** @type {PerformanceEventTiming[]} */ (list.getEntries())) {
      if (isOfNoInput(entry)) continue;
      const { name, startTime, duration, processingStart, processingEnd } = entry;
      eventTimings.push({
        name,
        durationMs: duration,
        delayMs: processingStart - startTime,
        workMs: processingEnd - processingStart,
      });
    }
  });
  observer.observe(
    /** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold, buffered: true }),
  );
  observer.observe({ type: 'first-input', buffered: true });
}

/** Chromium without a screen now and then stops painting a page. */
class NoFrameError extends Error {}

/** Waits for what still keeps the page busy. @param {Page} page @throws {NoFrameError} */
async function waitForFrames(page) {
  const painted = await Promise.race([
    twoFrames(page).then(() => true),
    setTimeout(frameTimeoutMs, false, { ref: false }),
  ]);
  if (!painted) throw new NoFrameError('The page was not painted');
}

/** @param {Page} page @returns {Promise<EventTiming[]>} what was recorded since the last call */
async function takeEvents(page) {
  await page.waitForTimeout(settleMs);
  await waitForFrames(page);
  await page.waitForTimeout(50);
  return page.evaluate(() => /** @type {any} */ (globalThis).eventTimings.splice(0));
}

/** By mouse and keyboard alone: Playwright's own clicks run code of theirs in the page. @param {Page} page */
function handsOn(page) {
  /** @param {Locator} target */
  const centreOf = async (target) => {
    await target.waitFor({ state: 'visible' });
    const box = await target.boundingBox();
    if (!box) throw new Error(`${String(target)} has no box`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  return {
    /** @param {Locator} target */
    async hover(target) {
      const { x, y } = await centreOf(target);
      await page.mouse.move(x, y, { steps: 3 });
    },
    /** @param {Locator} target */
    async click(target) {
      const { x, y } = await centreOf(target);
      await page.mouse.move(x, y, { steps: 3 });
      await page.waitForTimeout(60);
      await page.mouse.down();
      await page.waitForTimeout(40);
      await page.mouse.up();
    },
    /** @param {Locator} target */
    async tap(target) {
      const { x, y } = await centreOf(target);
      await page.touchscreen.tap(x, y);
    },
    /** @param {string} key */
    press: (key) => page.keyboard.press(key, { delay: 40 }),
    /** @param {string} text */
    type: (text) => page.keyboard.type(text, { delay: keyIntervalMs }),
    /** Away from everything. */
    leave: () => page.mouse.move(720, 890, { steps: 3 }),
  };
}

/**
 * @typedef {object} Visit
 * @property {Page} page
 * @property {LanguageCode} language
 * @property {ReturnType<typeof handsOn>} hands
 * @property {(label: string, action: () => Promise<unknown>) => Promise<void>} act measures what the action causes; the
 *   first one of a visit is cold
 *
 * @typedef {object} Scenario
 * @property {Kind} kind
 * @property {RouteName} route
 * @property {typeof desktop | typeof phone} [device]
 * @property {readonly Gesture[]} gestures
 * @property {(visit: Visit) => Promise<void>} play on a freshly loaded page
 */

/** @param {Visit} visit */
function headerOf({ page, language }) {
  const t = shellWords(language);
  const groupTitles = page
    .getByRole('banner')
    .getByRole('navigation', { name: t('menu.label') })
    .locator('summary');
  return {
    products: groupTitles.filter({ hasText: t('menu.groups.products') }),
    trading: groupTitles.filter({ hasText: t('menu.groups.trading') }),
    entry: page
      .getByRole('banner')
      .getByRole('link', { name: t('menu.entries.forex'), exact: true })
      .filter({ visible: true }),
    option: page.getByRole('banner').getByRole('link', {
      name: languageByCode(language === 'en' ? 'ar' : 'en').nativeName,
      exact: true,
    }),
    switcher: page
      .locator('summary')
      .and(page.getByLabel(t('language', { language: languageByCode(language).nativeName }))),
    themeSwitch: page.getByRole('switch', { name: t('theme') }),
  };
}

/** @param {Visit} visit */
function specsOf({ page, language }) {
  const t = wordsOf(language, 'account-specs');
  return {
    filter: (/** @type {'metals' | 'forex' | 'stocks'} */ name) =>
      page
        .getByRole('group')
        .getByRole('button', { name: new RegExp(`^${t(`classes.${name}`)} `) }),
    tier: (/** @type {'standard' | 'premium' | 'elite'} */ name) =>
      page.getByRole('link', { name: t(`tiers.${name}.name`), exact: true }),
    column: (/** @type {'symbol' | 'leverage'} */ name) =>
      page.getByRole('link', { name: t(`table.columns.${name}`) }),
    box: page.getByRole('searchbox'),
    next: page.getByRole('link', { name: t('table.next') }),
    previous: page.getByRole('link', { name: t('table.previous') }),
  };
}

/** @param {Visit} visit */
function formOf({ page }) {
  const form = page.locator('form[action*="contact"]');
  return {
    field: (/** @type {string} */ name) => form.locator(`[name="${name}"]`),
    send: form.locator('button[type="submit"]'),
    /** What the form, or before it is hydrated the browser, says to the first attempt. */
    answer: page
      .locator('main :is([role=status], [role=alert], [aria-invalid=true], :invalid:focus)')
      .filter({ visible: true })
      .first(),
  };
}

/** The theme changes every element: the cost depends on the page. @param {RouteName} route @returns {Scenario} */
const themeOn = (route) => ({
  kind: 'theme',
  route,
  gestures: ['click', 'key'],
  async play(visit) {
    const { act, hands, page } = visit;
    const { themeSwitch } = headerOf(visit);
    await act(`click the switch of ${route}`, () => hands.click(themeSwitch));
    await page.locator('html[data-theme]').waitFor();
    await act(`click it again, ${route}`, () => hands.click(themeSwitch));
    await act(`Space on the switch of ${route}`, () => hands.press('Space'));
  },
});

/** @type {readonly Scenario[]} */
const scenarios = [
  {
    kind: 'menu',
    route: 'about',
    gestures: ['hover'],
    async play(visit) {
      const { act, hands } = visit;
      const { products, trading, entry } = headerOf(visit);
      await act('hover a group', () => hands.hover(products));
      await entry.waitFor();
      await act('hover another group', () => hands.hover(trading));
      await act('leave the menu', () => hands.leave());
      await act('hover the first group again', () => hands.hover(products));
    },
  },
  {
    kind: 'menu',
    route: 'about',
    gestures: ['click'],
    async play(visit) {
      const { act, hands } = visit;
      const { products, trading, entry } = headerOf(visit);
      await act('click a group', () => hands.click(products));
      await entry.waitFor();
      await act('click another group', () => hands.click(trading));
      await act('click it again', () => hands.click(trading));
    },
  },
  {
    kind: 'menu',
    route: 'about',
    gestures: ['key'],
    async play(visit) {
      const { act, hands } = visit;
      const { products, entry } = headerOf(visit);
      await products.focus();
      await act('Enter on a group', () => hands.press('Enter'));
      await entry.waitFor();
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'Escape', 'Enter'])
        await act(`${key} in the menu`, () => hands.press(key));
    },
  },
  {
    kind: 'language',
    route: 'about',
    gestures: ['hover', 'click'],
    async play(visit) {
      const { act, hands } = visit;
      const { switcher, option } = headerOf(visit);
      await act('hover the switcher', () => hands.hover(switcher));
      await option.waitFor();
      await act('leave it', () => hands.leave());
      await act('click it', () => hands.click(switcher));
      await act('click it again', () => hands.click(switcher));
    },
  },
  {
    kind: 'language',
    route: 'about',
    gestures: ['click'],
    async play(visit) {
      const { act, hands } = visit;
      const { switcher, option } = headerOf(visit);
      await act('click the switcher', () => hands.click(switcher));
      await option.waitFor();
    },
  },
  {
    kind: 'language',
    route: 'about',
    gestures: ['key'],
    async play(visit) {
      const { act, hands } = visit;
      const { switcher, option } = headerOf(visit);
      await switcher.focus();
      await act('Enter on the switcher', () => hands.press('Enter'));
      await option.waitFor();
      for (const key of ['Escape', 'Enter'])
        await act(`${key} on the switcher`, () => hands.press(key));
    },
  },
  themeOn('about'),
  themeOn('home'),
  themeOn('accountSpecs'),
  {
    kind: 'mobile menu',
    route: 'about',
    device: phone,
    gestures: ['tap'],
    async play(visit) {
      const { act, hands, page, language } = visit;
      const t = shellWords(language);
      const open = page.getByRole('button', { name: t('menu.open') });
      const dialog = page.getByRole('dialog', { name: t('menu.label') });
      const group = (/** @type {'products' | 'trading'} */ name) =>
        dialog.locator('summary', { hasText: t(`menu.groups.${name}`) });
      await act('open it', () => hands.tap(open));
      await dialog.waitFor();
      await act('open a group', () => hands.tap(group('products')));
      await act('open another group', () => hands.tap(group('trading')));
      await act('close it', () => hands.tap(dialog.getByRole('button', { name: t('menu.close') })));
      await act('open it again', () => hands.tap(open));
    },
  },
  {
    kind: 'filter',
    route: 'accountSpecs',
    gestures: ['click'],
    async play(visit) {
      const { act, hands, page } = visit;
      const { filter } = specsOf(visit);
      for (const name of /** @type {const} */ (['metals', 'forex', 'stocks']))
        await act(`filter ${name}`, () => hands.click(filter(name)));
      await page.waitForURL(/product=/);
    },
  },
  {
    kind: 'tier',
    route: 'accountSpecs',
    gestures: ['click'],
    async play(visit) {
      const { act, hands, page } = visit;
      const { tier } = specsOf(visit);
      for (const name of /** @type {const} */ (['elite', 'standard', 'premium']))
        await act(`tier ${name}`, () => hands.click(tier(name)));
      await page.waitForURL(/tier=premium/);
    },
  },
  {
    kind: 'search',
    route: 'accountSpecs',
    gestures: ['click', 'typing'],
    async play(visit) {
      const { act, hands, page } = visit;
      const { box } = specsOf(visit);
      await act('type gold', async () => {
        await hands.click(box);
        await hands.type('gold');
      });
      await page.waitForURL(/q=gold/);
      await act('clear the text', async () => {
        for (const _ of 'gold') {
          await hands.press('Backspace');
          await page.waitForTimeout(keyIntervalMs);
        }
      });
      await act('type eur/usd', () => hands.type('eur/usd'));
    },
  },
  {
    kind: 'sort',
    route: 'accountSpecs',
    gestures: ['click'],
    async play(visit) {
      const { act, hands, page } = visit;
      const { column } = specsOf(visit);
      await column('symbol').scrollIntoViewIfNeeded();
      for (const order of ['ascending', 'descending', 'as given'])
        await act(`sort by symbol, ${order}`, () => hands.click(column('symbol')));
      await act('sort by leverage', () => hands.click(column('leverage')));
      await page.waitForURL(/sort=leverage/);
    },
  },
  {
    kind: 'pager',
    route: 'accountSpecs',
    gestures: ['click'],
    async play(visit) {
      const { act, hands, page } = visit;
      const { next, previous } = specsOf(visit);
      for (const [label, link] of /** @type {const} */ ([
        ['next page', next],
        ['next page again', next],
        ['previous page', previous],
      ])) {
        await link.scrollIntoViewIfNeeded();
        await act(label, () => hands.click(link));
      }
      await page.waitForURL(/page=2/);
    },
  },
  {
    kind: 'carousel',
    route: 'home',
    gestures: ['click', 'key'],
    async play(visit) {
      const { act, hands, page, language } = visit;
      const t = wordsOf(language, 'home');
      const row = page.getByRole('region', { name: t('payments.label') });
      const pause = page.getByRole('button', { name: t('payments.pause') });
      await pause.scrollIntoViewIfNeeded();
      await act('pause it', () => hands.click(pause));
      await act('let it play', () =>
        hands.click(page.getByRole('button', { name: t('payments.play') })),
      );
      await row.focus();
      for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowLeft'])
        await act(`${key} on the row`, () => hands.press(key));
    },
  },
  {
    kind: 'form: first keys',
    route: 'contact',
    gestures: ['click', 'typing'],
    async play(visit) {
      const { act, hands } = visit;
      const { field } = formOf(visit);
      await field('contact-name').scrollIntoViewIfNeeded();
      await act('type a name', async () => {
        await hands.click(field('contact-name'));
        await hands.type(goodValues['contact-name']);
      });
      await field('contact-message').scrollIntoViewIfNeeded();
      await act('type a message', async () => {
        await hands.click(field('contact-message'));
        await hands.type(goodValues['contact-message']);
      });
    },
  },
  {
    kind: 'form: first send',
    route: 'contact',
    gestures: ['click'],
    async play(visit) {
      const { act, hands } = visit;
      const { send, answer } = formOf(visit);
      await send.scrollIntoViewIfNeeded();
      await act('send the empty form', () => hands.click(send));
      await answer.waitFor();
    },
  },
  {
    kind: 'form: first send',
    route: 'contact',
    gestures: ['click'],
    async play(visit) {
      const { act, hands } = visit;
      const { field, send, answer } = formOf(visit);
      for (const [name, value] of Object.entries(goodValues)) await field(name).fill(value);
      await send.scrollIntoViewIfNeeded();
      await act('send the filled form', () => hands.click(send));
      await answer.waitFor();
    },
  },
];

/** @param {Kind} kind @returns {Gesture[]} */
const gesturesOf = (kind) => [
  ...new Set(
    scenarios.filter((scenario) => scenario.kind === kind).flatMap(({ gestures }) => gestures),
  ),
];

/** A button and a box that do next to nothing. */
const emptyPage = `<!doctype html><html lang="en"><title>Empty</title><style>button, input { font: 1rem sans-serif; padding: 1rem } button:hover { background: silver } .on { color: red }</style>
<button type="button">Toggle</button> <input aria-label="Text"><script>document.querySelector('button').addEventListener('click', (event) => event.currentTarget.classList.toggle('on'))</script>`;

const options = readOptions();
await build();
const dataFolder = mkdtempSync(path.join(tmpdir(), 'bench-interactions-'));
const site = await startBuiltSite({ settings: { DATA_FOLDER: dataFolder, ...generousLimits } });
const launchBrowser = () =>
  chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
let browser = await launchBrowser();

async function relaunchBrowser() {
  const old = browser;
  browser = await launchBrowser();
  // Not awaited: it may be what does not respond.
  void old.close();
}

/**
 * A fresh visitor's page on the slower processor, which records its events.
 * @param {typeof desktop | typeof phone} device
 */
async function openVisitor(device) {
  const context = await browser.newContext({ ...device, baseURL: site.origin });
  const page = await context.newPage();
  await page.addInitScript(recordEvents, minDurationMs);
  // The contact form refuses browsers that a program controls.
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }),
  );
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const close = async () => {
    // A slowed-down renderer may never end.
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const closed = await Promise.race([
      context.close().then(() => true),
      setTimeout(frameTimeoutMs, false, { ref: false }),
    ]);
    if (!closed) await relaunchBrowser();
  };
  return { page, close };
}

/** Visits that could not be played to their end. @type {string[]} */
const failures = [];

/**
 * Plays again, in a new browser, what Chromium did not paint.
 * @param {Scenario} scenario @param {LanguageCode} language @param {number} run
 */
async function measure(scenario, language, run) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await playVisit(scenario, language, run);
    } catch (error) {
      if (!(error instanceof NoFrameError) || attempt === maxAttempts) throw error;
      console.log(`${scenario.kind}, ${language}, run ${run}: ${error.message}; once more`);
      await relaunchBrowser();
    }
  }
}

/** @param {Scenario} scenario @param {LanguageCode} language @param {number} run @throws {NoFrameError} */
async function playVisit({ kind, route, device = desktop, play }, language, run) {
  const { page, close } = await openVisitor(device);
  await page.goto(pagePath(language, route, 'zh'));
  await page.waitForTimeout(afterLoadMs);
  await waitForFrames(page);
  /** @type {import('./interaction-figures.ts').Interaction[]} */
  const interactions = [];
  const act = async (/** @type {string} */ label, /** @type {() => Promise<unknown>} */ action) => {
    // Not what preparing it has caused.
    await takeEvents(page);
    await action();
    const temperature = interactions.length === 0 ? 'cold' : 'warm';
    interactions.push({
      kind,
      language,
      run,
      label: `${temperature}: ${label}`,
      events: await takeEvents(page),
    });
  };
  try {
    await play({ page, language, hands: handsOn(page), act });
  } catch (error) {
    if (error instanceof NoFrameError) throw error;
    const [firstLine] = String(error).split('\n');
    failures.push(
      `${kind}, ${language}, run ${run}, after ${interactions.length} interactions: ${firstLine}`,
    );
  }
  await close();
  return interactions;
}

/** Each gesture on the empty page, the first of them cold. @param {number} run */
async function measureFloor(run) {
  /** @type {import('./interaction-figures.ts').Floor[]} */
  const floors = [];
  for (const device of [desktop, phone]) {
    const { page, close } = await openVisitor(device);
    await page.route('**/empty', (route) =>
      route.fulfill({ contentType: 'text/html', body: emptyPage }),
    );
    await page.goto('/empty');
    await page.waitForTimeout(afterLoadMs);
    const hands = handsOn(page);
    const [button, box] = [page.getByRole('button'), page.getByRole('textbox')];
    /** @type {[Gesture, () => Promise<unknown>][]} */
    const gestures =
      device === phone
        ? [['tap', () => hands.tap(button)]]
        : [
            ['hover', () => hands.hover(button)],
            ['click', () => hands.click(button)],
            ['key', () => hands.press('Enter')],
            [
              'typing',
              async () => {
                await hands.click(box);
                await hands.type(goodValues['contact-name']);
              },
            ],
          ];
    for (const [gesture, action] of gestures)
      for (let time = 0; time < 3; time++) {
        await action();
        floors.push({ gesture, run, events: await takeEvents(page) });
        if (gesture === 'hover') await hands.leave();
      }
    await close();
  }
  return floors;
}

/** @type {import('./interaction-figures.ts').Interaction[]} */
const interactions = [];
/** @type {import('./interaction-figures.ts').Floor[]} */
const floors = [];
try {
  for (let run = 1; run <= options.runs; run++) {
    for (const language of options.languages) {
      floors.push(...(await measureFloor(run)));
      for (const scenario of scenarios.filter(({ kind }) => options.only.includes(kind)))
        interactions.push(...(await measure(scenario, language, run)));
      console.log(`run ${run} of ${options.runs}, ${language}: done`);
    }
  }
} finally {
  await browser.close();
  await site.stop();
  rmSync(dataFolder, { recursive: true, force: true });
}

const measured = {
  languages: options.languages,
  interactions,
  floors,
  gesturesOf,
};
const over = overLimits(measured);
const text = [
  `Measured on ${new Date().toISOString().slice(0, 10)} in Chromium ${browser.version()} on ${availableParallelism()} processor cores, ${slowdown} times slowed down; of each run the slowest event, of ${options.runs} ${options.runs === 1 ? 'run' : 'runs'} the median.`,
  interactionsTable(measured),
  over.length > 0
    ? `Over the limit:\n\n${over.map((line) => `- ${line}`).join('\n')}`
    : 'No kind is over its limit.',
  ...(failures.length > 0
    ? [`Could not be measured to the end:\n\n${failures.map((line) => `- ${line}`).join('\n')}`]
    : []),
].join('\n\n');
console.log(`\n${text}`);
if (options.write)
  writeFileSync(document, replaceSection(readFileSync(document, 'utf8'), 'interactions', text));
if (over.length + failures.length > 0) process.exitCode = 1;
