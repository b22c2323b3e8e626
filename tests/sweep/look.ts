import type { Page } from '@playwright/test';

/** Measurements of a loaded page, all taken at once. */
export interface Look {
  language: string;
  direction: string;
  headings: number;
  /** Layout shifts so far: score and moved elements. */
  shifts: string[];
  /** Text of the main element, white space collapsed. */
  mainText: string;
  /** Centre of the header's logo as a fraction of the window's width, from the left. */
  logoAt: number;
  /** Links to other origins that do not open in a new tab with noopener. */
  unguardedLinks: string[];
  /** Bytes of the largest inline picture. */
  maxInlinePictureBytes: number;
  /** Islands that started but were not hydrated. */
  deadIslands: string[];
  /** Headings that skip a level. */
  headingGaps: string[];
  /** How the texts of the risk warning are set. */
  riskWarning: { pixels: number; bodyPixels: number; contrast: number }[];
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Runs before the page's own scripts: records every layout shift. */
export function noteShifts(): void {
  const layoutShifts: string[] = [];
  Object.assign(globalThis, { layoutShifts });
  new PerformanceObserver((list) => {
    for (const { value, startTime, sources } of list.getEntries() as LayoutShift[]) {
      const place = ({ x, y, width, height }: DOMRectReadOnly): string =>
        [x, y, width, height].map((side) => Math.round(side)).join(' ');
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${(node instanceof Element ? node.outerHTML : node?.textContent)?.slice(0, 80)} (${place(previousRect)} to ${place(currentRect)})`,
      );
      layoutShifts.push(
        `${value.toFixed(4)} after ${Math.round(startTime)} ms: ${moved.join(' and ')}`,
      );
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Once a frame is painted, or after a second: now and then an overloaded machine paints none until something moves. */
export function framePainted(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        setTimeout(resolve, 1000);
      }),
  );
}

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
  await framePainted(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await framePainted(page);
  await page.waitForFunction(
    () => document.querySelector('site-island[data-state=loading]') === null,
  );
}

export function lookAt(page: Page): Promise<Look> {
  return page.evaluate(() => {
    const ownText = (main: Element | null): string => {
      const copy = main?.cloneNode(true) as Element | undefined;
      // Excludes content inserted by a widget's provider, and what is for JavaScript only.
      for (const part of copy?.querySelectorAll('[data-host], .needs-script, script') ?? [])
        part.remove();
      return copy?.textContent ?? '';
    };
    const { lang, dir } = document.documentElement;
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    /** Colors in any notation, painted over each other. */
    const luminanceOf = (...colors: string[]): number => {
      if (!canvas) return Number.NaN;
      for (const color of colors) {
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map(
        (value) => {
          const share = value / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        },
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    /** WCAG's ratio of a text to what is behind it. */
    const contrastOf = (element: Element): number => {
      const grounds: string[] = [];
      for (let at: Element | null = element; at; at = at.parentElement)
        grounds.unshift(getComputedStyle(at).backgroundColor);
      const ground = luminanceOf('white', ...grounds);
      const text = luminanceOf('white', ...grounds, getComputedStyle(element).color);
      return (Math.max(ground, text) + 0.05) / (Math.min(ground, text) + 0.05);
    };
    const pixelsOf = (element: Element): number => parseFloat(getComputedStyle(element).fontSize);
    const logo = document.querySelector('header a')?.getBoundingClientRect();
    const outside = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="http"]')].filter(
      (link) => link.origin !== location.origin,
    );
    const levels = [...document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')].map(
      (heading) => ({
        level: Number(heading.tagName.slice(1)),
        text: heading.textContent,
      }),
    );
    return {
      language: lang,
      direction: dir,
      headings: document.querySelectorAll('h1').length,
      shifts: (globalThis as unknown as { layoutShifts?: string[] }).layoutShifts ?? [],
      mainText: ownText(document.querySelector('main')).replaceAll(/\s+/g, ' ').trim(),
      logoAt: logo ? (logo.x + logo.width / 2) / innerWidth : Number.NaN,
      unguardedLinks: outside
        // Downloads open no page.
        .filter((link) => !/\.(?:exe|zip|pkg|dmg)$/.test(link.pathname))
        .filter((link) => link.target !== '_blank' || !link.relList.contains('noopener'))
        .map((link) => link.href),
      maxInlinePictureBytes: Math.max(
        0,
        ...[...document.querySelectorAll('svg')].map((picture) => picture.outerHTML.length),
      ),
      deadIslands: [...document.querySelectorAll<HTMLElement>('site-island[data-state]')]
        .filter((island) => island.dataset['state'] !== 'live')
        .map((island) => island.dataset['src'] ?? ''),
      riskWarning: [...document.querySelectorAll('[aria-labelledby="risk-warning"] > *')]
        .filter((text) => text.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((text) => ({
          pixels: pixelsOf(text),
          bodyPixels: pixelsOf(document.body),
          contrast: contrastOf(text),
        })),
      headingGaps: levels
        .filter(({ level }, position) => level - (levels[position - 1]?.level ?? 0) > 1)
        .map(({ text }) => text),
    };
  });
}

/** By how many pixels the page can be scrolled horizontally at this width, and the elements that cause it, for the message. */
export async function sidewaysAt(
  page: Page,
  width: number,
): Promise<{ by: number; because: string[] }> {
  await page.setViewportSize({ width, height: 900 });
  return page.evaluate(async () => {
    // Elements that measure themselves update first; then everything is laid out again, as in a window opened at this width.
    await new Promise(
      (resolve) => void requestAnimationFrame(() => requestAnimationFrame(resolve)),
    );
    const root = document.documentElement;
    document.body.style.display = 'none';
    root.getBoundingClientRect();
    document.body.style.display = '';
    const overhang = (): number => root.scrollWidth - root.clientWidth;
    const by = overhang();
    // An element is the cause if the page is narrower without it and none of its children alone is the cause.
    const blame = (element: HTMLElement): string[] => {
      const display = element.style.display;
      element.style.display = 'none';
      const guilty = overhang() < by;
      element.style.display = display;
      if (!guilty) return [];
      const inside = ([...element.children] as HTMLElement[]).flatMap(blame);
      return inside.length > 0
        ? inside
        : [
            `${element.tagName.toLowerCase()}.${element.getAttribute('class')} ${element.textContent.slice(0, 40)}`,
          ];
    };
    return { by, because: by > 0 ? blame(document.body).slice(0, 5) : [] };
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
