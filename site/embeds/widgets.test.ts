import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { productClasses } from '../facts/instruments.ts';
import { events, isLongList, marketQuotes } from './widgets.ts';

test('a widget is as high as its embed', () => {
  const styles = readFileSync('site/embeds/frame.module.css', 'utf8');
  const embedHeight = (size: string): number => {
    const [, rem] =
      new RegExp(`\\.${size} \\{\\s*(?:min-)?block-size: ([\\d.]+)rem;`).exec(styles) ?? [];
    return Number(rem) * 16;
  };
  for (const product of productClasses)
    expect(marketQuotes(product, 'en').settings.height, product).toBe(
      embedHeight(isLongList(product) ? 'longQuotes' : 'quotes'),
    );
  expect(events('en').settings.height).toBe(embedHeight('calendar'));
});
