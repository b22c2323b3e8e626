import { expect, test } from 'vitest';
import { parseDocument } from './parse-document.ts';

const front = (facts = '') =>
  `---\nid: terms\ntitle: Terms\nsubject: What applies\ndate: 2026-01-31\nversion: '1.0'\nkind: legal\n${facts}---\n`;
const parse = (body: string, fileName = 'terms.md', facts?: string) =>
  parseDocument(fileName, `${front(facts)}\n${body}`, (name) =>
    new Map([
      ['brand.company', 'Example Ltd.'],
      ['brand.supportEmail', '\u2068help_desk@example.com\u2069'],
    ]).get(name),
  );

test('a section has the id of its heading, or one made of its English title', () => {
  expect(parse('## 费用 {#costs}\n\n## Who we are').blocks).toEqual([
    { kind: 'section', number: '1', id: 'costs', title: '费用' },
    { kind: 'section', number: '2', id: 'who-we-are', title: 'Who we are' },
  ]);
  expect(() => parse('## 费用')).toThrow('terms.md: the heading "费用" needs an id: {#some-id}');
  expect(() => parse('## A {#a}\n\n## B {#a}')).toThrow('terms.md: two sections have the same id');
});

test('a reference to a section is its number, in every language', () => {
  expect(parse('## 甲 {#a}\n\n见第 {{section.b}} 条\n\n## 乙 {#b}').blocks[1]).toMatchObject({
    content: [{ text: '见第 2 条' }],
  });
});

test('a link names a page and a place on it', () => {
  const [paragraph] = parse(
    'See the [types](page:accountTypes#protection) and [us](page:about).',
  ).blocks;
  expect(paragraph).toMatchObject({
    content: [
      { text: 'See the ' },
      { kind: 'page-link', text: 'types', route: 'accountTypes', fragment: 'protection' },
      { text: ' and ' },
      { kind: 'page-link', text: 'us', route: 'about', fragment: undefined },
      { text: '.' },
    ],
  });
  expect(() => parse('[Nowhere](page:nowhere#a)')).toThrow(
    'terms.md: there is no page for the link page:nowhere#a',
  );
});

test('an email address is a link, isolated from Arabic or not', () => {
  const [paragraph] = parse('راسلنا على {{brand.supportEmail}} الآن').blocks;
  expect(paragraph).toMatchObject({
    content: expect.arrayContaining([
      { kind: 'link', text: 'help_desk@example.com', href: 'mailto:help_desk@example.com' },
    ]),
  });
});

test('clauses are lettered in the language of the text', () => {
  const labels = (fileName: string) =>
    parse('## A {#a}\n\n- x\n- y', fileName).blocks.flatMap((block) =>
      block.kind === 'list' ? block.items.map(({ label }) => label) : [],
    );
  expect(labels('terms.md')).toEqual(['(a)', '(b)']);
  expect(labels('terms.ar.md')).toEqual(['(أ)', '(ب)']);
});

test('a legal text is a template until it is approved', () => {
  expect(parse('').isTemplate).toBe(true);
  expect(parse('', 'terms.md', 'approved: 2026-01-31\n').isTemplate).toBe(false);
  expect(parse('', 'terms.md', 'approved: 2026-01-30\n').isTemplate).toBe(true);
});
