import { expect, test } from 'vitest';
import {
  documentsPath,
  portalPaths,
  signupPath,
  specFilePath,
} from '../../core/domain/api-paths.ts';
import { languageCodes } from '../../core/domain/languages.ts';
import { createPages } from '../../server/pages/pages.ts';
import { renderResponse } from '../../server/pages/render-response.ts';
import { analyticsEvents } from '../../site/facts/analytics-events.ts';
import { type AnalyticsSettings } from '../../site/facts/analytics-settings.ts';
import type { Tag } from '../../site/facts/tags.ts';
import { wordsOf } from '../../site/i18n/translator.ts';
import { routeNames, type RouteName } from '../../site/paths.ts';
import { renderPage, type RenderContext } from '../../site/render-page.tsx';
import { memoryLog } from '../fakes/memory-log.ts';
import { fakeRenderContext, fakeSettings } from '../fakes/site-parts.ts';

const analytics: AnalyticsSettings = {
  kind: 'plausible',
  script: 'https://statistics.example/js/script.js',
  siteId: 'www.example.com',
  sendOrigin: undefined,
  consent: 'required',
};
const tags: Tag[] = [{ name: 'ga4', id: 'G-ABCD123456' }];
/** The text typed to reach these pages may be personal. */
const uncounted: RouteName[] = ['error', 'search'];
const counted = routeNames.filter((route) => !uncounted.includes(route));
const conversions = [...Object.values(portalPaths), signupPath, documentsPath, specFilePath];
const traces =
  /data-event|data-analytics|behaviours\/analytics|data-question|downloadEvents|sentEvent/;

const htmlOf = (route: RouteName | undefined, changes = {}) =>
  renderPage(route, 'en', fakeRenderContext(changes)).html;

test('without a script or a tag no page has a byte of it', () => {
  expect(routeNames.filter((route) => traces.test(htmlOf(route, { tags: [] })))).toEqual([]);
});

test('a page without tags keeps the strict policy; one with a tag asks for its provider by name', () => {
  const policyWith = (changes: Partial<RenderContext>): string =>
    renderResponse({ routeName: 'about', language: 'en' }, fakeRenderContext(changes), fakeSettings)
      .headers['content-security-policy'] ?? '';
  expect(policyWith({ tags: [] }).replace(/ 'sha256-[^']*'/g, '')).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; upgrade-insecure-requests",
  );
  expect(policyWith({ tags })).toMatch(/script-src [^;]*https:\/\/\*\.googletagmanager\.com/);
  for (const code of languageCodes) {
    const { html } = renderPage('about', code, fakeRenderContext({ tags }));
    const [question] = /<section[^>]*data-question.*?<\/section>/s.exec(html) ?? [];
    expect(question).toContain('Google Analytics');
    expect(question).toContain(wordsOf(code, 'analytics')('purposes.statistics'));
  }
});

test('pages that may show what a visitor typed load nothing', async () => {
  for (const route of [...uncounted, undefined])
    expect(htmlOf(route, { analytics, tags })).not.toMatch(traces);
  const context = fakeRenderContext({ analytics, tags });
  const plain = renderResponse({ routeName: 'contact', language: 'en' }, context, fakeSettings);
  const pages = createPages({
    settings: fakeSettings,
    context: () => context,
    log: memoryLog(),
  });
  const { identity: posted } = await pages.contactPage('en', { state: 'sent' }, 200);
  expect(new TextDecoder().decode(plain.body)).toMatch(traces);
  expect(new TextDecoder().decode(posted.body)).not.toMatch(traces);
  expect(posted.headers['content-security-policy']).not.toMatch(/statistics\.example|google/);
});

test.each(counted)('%s counts what is followed to the portal and downloaded', (route) => {
  const html = htmlOf(route, { analytics });
  const links = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>/g)];
  const missing = links.filter(
    ([tag, href = '']) =>
      conversions.some((start) => href.startsWith(start)) && !tag.includes('data-event='),
  );
  expect(missing.map(([tag]) => tag)).toEqual([]);
  const known = new Set<string>(Object.values(analyticsEvents));
  const named = [...html.matchAll(/data-event="([^"]*)"/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});
