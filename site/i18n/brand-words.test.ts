import { expect, test } from 'vitest';
import type { Brand } from '../facts/brand-shape.ts';
import { brand } from '../facts/brand.ts';
import { brandNames, brandVariables, withoutDoubleStops, wordmarkOf } from './brand-words.ts';

const otherBrand: Brand = {
  ...brand,
  name: 'The Kestrel Group',
  shortName: 'Kestrel',
  localNames: { ar: { name: 'مجموعة العوسق', shortName: 'العوسق' } },
  company: 'The Kestrel Group Ltd',
  country: 'AE',
  countriesNotServed: ['US', 'CU', 'IQ', 'MM', 'KP', 'SD'],
};

test('the logo sets the short name in bold, wherever the name has it', () => {
  const set = (name: string, shortName: string) => wordmarkOf({ name, shortName });
  expect(set('Kestrel Markets', 'Kestrel')).toEqual(['', 'Kestrel ', 'Markets']);
  expect(set('The Kestrel Group', 'Kestrel')).toEqual(['The ', 'Kestrel ', 'Group']);
  expect(set('Kestrels and Hawks', 'Kestrel')).toEqual(['', 'Kestrel', '']);
  expect(set('红隼集团', '红隼')).toEqual(['', '红隼', '集团']);
});

test('a language has its own names, or those that serve every language', () => {
  expect(brandNames('ar', otherBrand).shortName).toBe('العوسق');
  expect(brandNames('zh', otherBrand).shortName).toBe('Kestrel');
  expect(brandVariables('ar', otherBrand).name).toBe('\u2068مجموعة العوسق\u2069');
  expect(brandVariables('en', otherBrand).name).toBe('The Kestrel Group');
});

test('countries are named as a sentence of the language needs them', () => {
  expect(brandVariables('en', otherBrand)).toMatchObject({
    country: 'the United Arab Emirates',
    countriesNotServed: 'the United States, Cuba, Iraq, Myanmar, North Korea or Sudan',
  });
  expect(brandVariables('zh', otherBrand)).toMatchObject({
    country: '阿拉伯联合酋长国',
    countriesNotServed: '美国、古巴、伊拉克、缅甸、朝鲜或苏丹',
  });
  expect(brandVariables('ar', otherBrand)).toMatchObject({
    country: 'الإمارات العربية المتحدة',
    countriesNotServed: 'الولايات المتحدة أو كوبا أو العراق أو ميانمار أو كوريا الشمالية أو السودان',
  });
  const countryOf = (country: Brand['country']) =>
    brandVariables('en', { ...otherBrand, country }).country;
  expect(countryOf('VC')).toBe('Saint Vincent and the Grenadines');
  expect(() => countryOf('QQ')).toThrow(/QQ/);
});

test('a company that ends with a full stop ends the sentence with it', () => {
  const text = '© {{brand.company}}. All rights reserved.';
  expect(withoutDoubleStops(text, { company: 'Kestrel Ltd.' })).toBe(
    '© {{brand.company}} All rights reserved.',
  );
  expect(withoutDoubleStops(text, { company: 'Kestrel Ltd' })).toBe(text);
});
