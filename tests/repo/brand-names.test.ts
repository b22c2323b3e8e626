import { expect, test } from 'vitest';
import { brand } from '../../site/facts/brand.ts';
import { readFiles } from './files.ts';

/** The brand's file, what `npm run brand` makes of it, and what is about this repository rather than of the site. */
const mayNameIt =
  /^(?:site\/facts\/brand\.ts|site\/public\/site\.webmanifest|(?:cms\/|tools\/bench\/lighthouse\/)?package(?:-lock)?\.json|[A-Z]+\.md|docs\/.*\.md)$/;

test('the brand is named only in its own file and in what is made of it', () => {
  const domain = brand.supportEmail.split('@')[1] ?? brand.supportEmail;
  const names = [brand.name, brand.company, brand.shortName, domain];
  const found = readFiles(
    '{core,site,server,cms,content,tests,tools,deploy}/**/*.{ts,tsx,js,css,json,svg,md,sh,service,conf,html}',
  )
    .filter(({ path, text }) => !mayNameIt.test(path) && names.some((name) => text.includes(name)))
    .map(({ path }) => path);
  expect(found).toEqual([]);
});
