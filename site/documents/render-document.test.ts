import { expect, test } from 'vitest';
import { renderDocument } from './render-document.ts';

const front = (facts = '') =>
  `---\nid: terms\ntitle: Terms\nsubject: What applies\ndate: 2026-01-31\nversion: '1.0'\nkind: legal\n${facts}---\n`;
const render = (body: string, fileName = 'terms.md', facts?: string) =>
  renderDocument(fileName, `${front(facts)}\n${body}`, {
    valueOf: (name) =>
      new Map([
        ['brand.supportEmail', '\u2068help_desk@example.com\u2069'],
        ['brand.name', '<b>*A&B*</b>'],
      ]).get(name),
    pageLink: (text, route, fragment) => `${text} (${route}, ${fragment})`,
    wideHead: 'wide',
  });

test('a section has the id of its heading, or one made of its English title', () => {
  expect(render('## 费用 {#costs}\n\n## Who we are').sections).toMatchObject([
    { number: '1', id: 'costs', title: '费用' },
    { number: '2', id: 'who-we-are', title: 'Who we are' },
  ]);
  expect(() => render('## 费用')).toThrow('terms.md: the heading "费用" needs an id: {#some-id}');
  expect(() => render('## A {#a}\n\n## B {#a}')).toThrow('terms.md: two sections have the same id');
});

test('a reference to a section is its number, in every language', () => {
  const [section] = render('## 甲 {#a}\n\n见第 {{section.b}} 条\n\n## 乙 {#b}').sections;
  expect(section?.html).toContain('见第 2 条');
});

test('a link names a page and a place on it', () => {
  expect(
    render('See the [types](page:accountTypes#protection) and [us](page:about).').opening,
  ).toBe('<p>See the types (accountTypes, protection) and us (about, undefined).</p>');
  expect(() => render('[Nowhere](page:nowhere#a)')).toThrow(
    'terms.md: there is no page for the link page:nowhere#a',
  );
});

test('an email address is a link, isolated from Arabic or not', () => {
  expect(render('راسلنا على {{brand.supportEmail}} الآن').opening).toContain(
    '<a href="mailto:help_desk@example.com" class="ltr">help_desk@example.com</a>',
  );
});

test('a value is text, whatever is in it', () => {
  expect(render('{{brand.name}}').opening).toBe('<p>&lt;b&gt;*A&amp;B*&lt;/b&gt;</p>');
});

test.each(['<b>x</b>', '# A', '![x](y.png)', '*x*', '---', '- x\n  - y', '> ## A', '[x]: y'])(
  'a text that neither page nor PDF has a look for is refused: %j',
  (body) => {
    expect(() => render(`## A {#a}\n\n${body}`)).toThrow(/^terms\.md: /);
  },
);

test('clauses are numbered, and their items lettered in the language of the text', () => {
  const labels = (fileName: string) =>
    render('First\n\n## A {#a}\n\nx\n\n> y\n\n- x\n- y\n\nz', fileName).sections.flatMap(
      ({ html }) => Array.from(html.matchAll(/"number soft">(.*?)</g), ([, label]) => label),
    );
  expect(labels('terms.md')).toEqual(['1', '1.1', '(a)', '(b)', '1.2']);
  expect(labels('terms.ar.md')).toEqual(['1', '1.1', '(أ)', '(ب)', '1.2']);
});

test('a legal text is a template until it is approved', () => {
  expect(render('').isTemplate).toBe(true);
  expect(render('', 'terms.md', 'approved: 2026-01-31\n').isTemplate).toBe(false);
  expect(render('', 'terms.md', 'approved: 2026-01-30\n').isTemplate).toBe(true);
});
