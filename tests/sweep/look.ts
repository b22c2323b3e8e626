import type { Page } from '@playwright/test';
import { framePainted } from '../harness/frames.ts';

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** Runs before the page's own scripts: records every layout shift. */
export function noteShifts(): void {
  const layoutShifts: Noted['layoutShifts'] = [];
  const fontTimes: number[] = [];
  Object.assign(globalThis, { layoutShifts, fontTimes });
  document.fonts.addEventListener('loadingdone', ({ timeStamp }) => fontTimes.push(timeStamp));
  new PerformanceObserver((list) => {
    for (const { startTime, value, sources } of list.getEntries() as LayoutShift[]) {
      const moved = sources.map(({ node }) =>
        (node instanceof Element ? node.outerHTML : node?.textContent)?.slice(0, 80),
      );
      const text = `${value.toFixed(4)}: ${moved.join(' and ')}`;
      layoutShifts.push({ time: startTime, value, text });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs before the page's own scripts: takes away what the oldest engine that we promise (Chromium 100) does not have. */
export function growOld(): void {
  for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with'])
    Reflect.deleteProperty(Array.prototype, name);
  for (const [owner, names] of [
    [Promise, ['withResolvers']],
    [Array, ['fromAsync']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [AbortSignal, ['any', 'timeout']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [URL, ['canParse']],
    [Set.prototype, ['union', 'difference', 'intersection', 'isSubsetOf']],
  ] as const)
    for (const name of names) Reflect.deleteProperty(owner, name);
  Object.assign(Element.prototype, {
    matches(this: Element, selectors: string): boolean {
      if (/:(?:dir|has)\(/.test(selectors)) throw new SyntaxError(`'${selectors}' is no selector`);
      return this.closest(selectors) === this;
    },
  });
}

interface Noted {
  layoutShifts: { time: number; value: number; text: string }[];
  fontTimes: number[];
}

/** Layout shifts so far, score and moved elements, but those of a late font, which tests/e2e/fonts.spec.ts limits. */
export const shiftsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { layoutShifts, fontTimes } = globalThis as unknown as Noted;
    return layoutShifts
      .filter(({ time }) => !fontTimes.some((came) => Math.abs(came - time) < 500))
      .map(({ text }) => text);
  });

/** How much has moved so far, by a late font too. */
export const shiftedOn = (page: Page): Promise<number> =>
  page.evaluate(() =>
    (globalThis as unknown as Noted).layoutShifts.reduce((sum, { value }) => sum + value, 0),
  );

/** Layout shifts count from here on. */
export const forgetShifts = (page: Page): Promise<void> =>
  page.evaluate(() => void ((globalThis as unknown as Noted).layoutShifts.length = 0));

/** Scrolls down in steps, so that everything that waits for visibility starts, and back up. */
export async function scrollThrough(page: Page): Promise<void> {
  /** Scrolls by nearly a window. @returns whether there is more */
  const scrollOn = (): Promise<boolean> =>
    page.evaluate(() => {
      const top = scrollY + innerHeight * 0.9;
      scrollTo({ top, behavior: 'instant' });
      return top < document.documentElement.scrollHeight - innerHeight;
    });
  await framePainted(page);
  while (await scrollOn()) await framePainted(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await framePainted(page);
  await page.waitForFunction(
    () => document.querySelector('site-island[data-state=loading]') === null,
  );
}

/** A loaded page, all seen at once. */
export const lookAt = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main')?.cloneNode(true) as Element | undefined;
    // Excludes content inserted by a widget's provider, and what is for JavaScript only.
    for (const part of main?.querySelectorAll('[data-host], .needs-script, script') ?? [])
      part.remove();
    const { lang, dir } = document.documentElement;
    const headings = [...document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')];
    const levelOf = (heading: Element | undefined): number => Number(heading?.tagName[1] ?? 0);
    return {
      language: lang,
      direction: dir,
      headings: document.querySelectorAll('h1').length,
      /** Headings that skip a level. */
      headingGaps: headings
        .filter((heading, index) => levelOf(heading) - levelOf(headings[index - 1]) > 1)
        .map(({ textContent }) => textContent),
      mainText: (main?.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
      /** Islands that started but were not hydrated. */
      deadIslands: [...document.querySelectorAll<HTMLElement>('site-island[data-state]')]
        .filter((island) => island.dataset['state'] !== 'live')
        .map((island) => island.dataset['src'] ?? ''),
    };
  });

/** How many visible texts of the risk warning are at least as large as the page's own. */
export function riskWarnings(page: Page): Promise<number> {
  return page.evaluate(() => {
    const pixelsOf = (element: Element): number => parseFloat(getComputedStyle(element).fontSize);
    return [...document.querySelectorAll('[aria-labelledby="risk-warning"] > *')].filter(
      (text) =>
        text.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        pixelsOf(text) >= pixelsOf(document.body),
    ).length;
  });
}

/** The elements that make the page wider than its window; none if it is not. */
export async function sidewaysOverflow(page: Page): Promise<string[]> {
  // Elements that measure themselves update first.
  await framePainted(page);
  return page.evaluate(() => {
    const root = document.documentElement;
    const overhang = (): number => root.scrollWidth - root.clientWidth;
    const by = overhang();
    if (by <= 0) return [];
    /** An element is the cause if the page is narrower without it, and none of its children alone is. */
    const blame = (element: HTMLElement): string[] => {
      const { display } = element.style;
      element.style.display = 'none';
      const isGuilty = overhang() < by;
      element.style.display = display;
      if (!isGuilty) return [];
      const inside = ([...element.children] as HTMLElement[]).flatMap(blame);
      const { tagName, textContent } = element;
      return inside.length > 0 ? inside : [`${tagName} ${textContent.slice(0, 40)}: ${by} px`];
    };
    const causes = blame(document.body);
    return causes.length > 0 ? causes.slice(0, 5) : [`${by} px`];
  });
}

/** Texts inside pictures that are rendered smaller than this many pixels at the current width. */
export function smallPictureTexts(page: Page, pixels: number): Promise<string[]> {
  return page.evaluate(
    (minPx) =>
      [...document.querySelectorAll<SVGTextElement>('svg text')]
        .filter((text) => text.checkVisibility() && text.closest('[aria-hidden=true]') === null)
        .map((text) => ({
          text: text.textContent,
          size: parseFloat(getComputedStyle(text).fontSize) * Math.abs(text.getScreenCTM()?.d ?? 1),
        }))
        .filter(({ size }) => size < minPx - 0.05)
        .map(({ text, size }) => `${text} (${size.toFixed(1)} px)`),
    pixels,
  );
}

/** Fields whose text is so small that a phone zooms into them. */
export const smallFields = (page: Page): Promise<string[]> =>
  page
    .locator(':is(input:not([type=radio], [type=checkbox], [type=range]), select, textarea)')
    .evaluateAll((fields) =>
      fields
        .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );

/** Controls that cannot be touched in their middle, because another control covers it; but those of bars, which end under bands. */
export const coveredControls = (page: Page): Promise<string[]> =>
  page.locator(':is(a[href], button, input, select, textarea, summary)').evaluateAll((controls) => {
    const isInBar = (element: Element | null): boolean =>
      element !== null &&
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) ||
        isInBar(element.parentElement));
    return controls
      .filter((control) => {
        const isSeen = { opacityProperty: true, visibilityProperty: true };
        if (!control.checkVisibility(isSeen) || isInBar(control)) return false;
        control.scrollIntoView({ block: 'center', behavior: 'instant' });
        const [box] = control.getClientRects();
        const hit = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        const touched = controls.find((other) => other.contains(hit ?? null));
        return touched !== undefined && touched !== control;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 80));
  });

/** Words of headings, labels, buttons and tables that go on in the next line without a hyphen. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page
    .locator(':is(h1, h2, h3, h4, th, td, caption, label, button, summary)')
    .evaluateAll((elements) =>
      elements.flatMap((element) => {
        // Text for screen readers alone is as narrow as can be, so its words break.
        if (element.getBoundingClientRect().width < 20) return [];
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const broken: string[] = [];
        for (let text = texts.nextNode(); text; text = texts.nextNode())
          for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}{2,}/gu)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            const tops = [...range.getClientRects()].map(({ top }) => top);
            if (Math.max(...tops) - Math.min(...tops) > 8) broken.push(word);
          }
        return broken;
      }),
    );
