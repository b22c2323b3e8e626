import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { freshForm } from '../../core/domain/contact-outcome.ts';
import { languageByCode } from '../../core/domain/languages.ts';
import { noResult } from '../../core/domain/search-result.ts';
import { fakeAssets, fakeContent, fakeRenderContext } from '../../tests/fakes/site-parts.ts';
import enhanceLanguageSwitcher from '../behaviours/language-switcher.ts';
import { createLinks } from '../i18n/links.ts';
import { trackedWords } from '../i18n/translator.ts';
import ContactForm from '../pages/contact/contact-form.island.tsx';
import { CollectorProvider, createRenderCollector } from '../render-collector.ts';
import { renderPage } from '../render-page.tsx';
import { SiteProvider, type Site } from '../site-context.tsx';
import { Enhanced } from './enhanced.tsx';
import { Island, type Serialisable } from './island.tsx';

const site: Site = {
  language: languageByCode('en'),
  words: trackedWords('en', fakeContent),
  routeName: 'home',
  audience: 'served',
  pathIn: () => '',
  links: createLinks('en', {
    publicOrigin: '',
    defaultLanguage: 'zh',
    portalRegister: '',
    portalLogin: '',
  }),
  queryString: '',
  isStatic: false,
  search: () => noResult,
  content: fakeContent,
  documents: [],
  assets: fakeAssets,
  styles: { urls: [] },
  islandSources: fakeAssets.pages.islandSources,
  widgets: { theme: 'dark', locale: 'en', consent: 'off', origin: undefined },
  analytics: undefined,
  lossShare: undefined,
  referralDays: 30,
  publicOrigin: '',
  defaultLanguage: 'zh',
  copyrightYear: 2026,
  holidayCalendars: [],
  expiriesFrom: '2026-06-01',
  contact: freshForm,
};

const renderIslands = (islands: ReactNode): string =>
  renderToString(
    <SiteProvider value={site}>
      <CollectorProvider value={createRenderCollector()}>{islands}</CollectorProvider>
    </SiteProvider>,
  );

const hostile = '</script><script>alert(1)</script>"\'&\u2028\u2029<!--';
const decode = (attribute: string): string =>
  attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
const propsIn = (html: string) =>
  JSON.parse(
    decode(/contact-form\.island[^>]* data-props="([^"]*)"/.exec(html)?.[1] ?? ''),
  ) as Parameters<typeof ContactForm>[0];

const pageProps = propsIn(renderPage('contact', 'en', fakeRenderContext()).html);
const props = { ...pageProps, words: { ...pageProps.words, send: hostile } };

test('an island renders its first state, with its source and its props', () => {
  const html = renderIslands(<Island of={ContactForm} on="interaction" props={props} />);
  expect(html).toContain('data-source="/site/pages/contact/contact-form.island.tsx"');
  expect(html).toContain('data-on="interaction"');
  expect(html).toContain('<form');
});

test('hostile props survive unchanged and cannot end an element or a script', () => {
  const html = renderIslands(<Island of={ContactForm} on="visible" props={props} />);
  expect(html).not.toContain('<script');
  expect(propsIn(html)).toEqual(props);
});

test('two islands on a page never share an id', () => {
  const html = renderIslands(
    <>
      <Island of={ContactForm} on="visible" props={props} />
      <Island of={ContactForm} on="visible" props={props} />
    </>,
  );
  const prefixes = [...html.matchAll(/data-prefix="([^"]*)"/g)].map(([, prefix]) => prefix);
  expect(new Set(prefixes).size).toBe(2);
});

test('markup that code enhances is the page’s own, without props', () => {
  const html = renderIslands(
    <Enhanced by={enhanceLanguageSwitcher} on="interaction">
      <p>{hostile}</p>
    </Enhanced>,
  );
  expect(html).toMatch(
    /^<site-island data-source="\/site\/behaviours\/language-switcher\.ts" data-on="interaction"><p>/,
  );
});

test('a function that is not a behaviour is refused by name', () => {
  const fold = (): void => {};
  expect(() =>
    renderIslands(
      <Enhanced by={fold} on="visible">
        <p />
      </Enhanced>,
    ),
  ).toThrow('fold is not a behaviour');
});

test('a component that is not an island is refused by name', () => {
  function Decoration(_: { label: string }) {
    return null;
  }
  expect(() =>
    renderIslands(<Island of={Decoration} on="visible" props={{ label: '' }} />),
  ).toThrow('Decoration is not an island');
});

/** Compile-time: `tsc` fails when one of these lines stops being an error. */
export function unserialisablePropsDoNotCompile() {
  function Clock(_: { at: Date }) {
    return null;
  }
  function Button(_: { onClick: () => void }) {
    return null;
  }
  function Index(_: { words: Map<string, string> }) {
    return null;
  }
  return (
    <>
      {/* @ts-expect-error -- a Date becomes a string in JSON */}
      <Island of={Clock} on="visible" props={{ at: new Date() }} />
      {/* @ts-expect-error -- a function is not serialisable */}
      <Island of={Button} on="visible" props={{ onClick: () => {} }} />
      {/* @ts-expect-error -- a Map becomes {} */}
      <Island of={Index} on="visible" props={{ words: new Map() }} />
      {/* @ts-expect-error -- there is no such trigger */}
      <Island of={ContactForm} on="hover" props={props} />
      {/* @ts-expect-error -- a prop is missing */}
      <Island of={ContactForm} on="visible" props={{ action: '' }} />
    </>
  );
}

const nested: Serialisable<{ list: { value: number | null; note?: string }[] }> = {
  list: [{ value: null }],
};
test('nested plain data is serialisable', () => {
  expect(JSON.parse(JSON.stringify(nested))).toEqual(nested);
});
