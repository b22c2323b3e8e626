import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { brand as siteBrand } from '../../site/facts/brand.ts';
import { brand as kestrel } from './kestrel.ts';
import { coloursOfHue, marksOf, pdfColours, tracesIn } from './traces.ts';

const marks = marksOf(kestrel, siteBrand);

test('traces are found in any case, isolated or not, in every language and as colours', () => {
  expect(tracesIn('© KESTREL', marks)).toEqual(['Kestrel']);
  expect(tracesIn('في الإمارات العربية المتحدة', marks)).toEqual(['الإمارات العربية المتحدة']);
  expect(tracesIn('Write to \u2068help@\u2069kestrel.example', marks)).toEqual([
    'Kestrel',
    'help@kestrel.example',
  ]);
  expect(tracesIn('The Gull Group, 阿拉伯联合酋长国', marks)).toEqual(['阿拉伯联合酋长国']);
  expect(tracesIn('The Gull Group', marks)).toEqual([]);
});

test('what two brands share is no trace of either', () => {
  expect(marksOf(kestrel, { ...kestrel, address: '6 Falcon Row' })).toEqual([
    '5 Falcon Row, Dubai',
  ]);
});

test('colours of a hue are found in a stylesheet, minified or not', () => {
  const css =
    'a{color:oklch(50% .12 165/.08)}b{color:light-dark(oklch(50% 0.12 165),oklch(5% 1 16))}';
  expect(coloursOfHue(css, [0, 0, 165])).toEqual(['oklch(50% .12 165/.08)', 'oklch(50% 0.12 165)']);
});

test('colours of a PDF are read from its compressed streams', () => {
  const stream = deflateSync('/DeviceRGB cs\n0 0.407843 0.290196 scn\n1 1 1 RG\n3 4 5 re');
  const pdf = Buffer.concat([
    Buffer.from('1 0 obj\n<< /Filter /FlateDecode >>\nstream\n'),
    stream,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
  expect([...pdfColours(pdf)]).toEqual(['#00684a', '#ffffff']);
});
