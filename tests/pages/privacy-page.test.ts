import { describe, expect, test } from 'vitest';
import { languageCodes } from '../../core/domain/languages.ts';
import { keysOf } from '../../core/util/map-keys.ts';
import { renderResponse } from '../../server/pages/render-response.ts';
import { widgetHosts } from '../../site/embeds/provider.ts';
import type { AnalyticsSettings } from '../../site/facts/analytics-settings.ts';
import { privacyRegister } from '../../site/facts/privacy-register.ts';
import * as storageKeys from '../../site/facts/storage-keys.ts';
import { tagProviders, type Tag } from '../../site/facts/tags.ts';
import { wordsOf } from '../../site/i18n/translator.ts';
import { routeNames } from '../../site/paths.ts';
import { renderPage, type RenderContext } from '../../site/render-page.tsx';
import { fakeRenderContext, fakeSettings, freshForm } from '../fakes/site-parts.ts';

const analytics: AnalyticsSettings = {
  kind: 'umami',
  script: 'https://statistics.example/script.js',
  siteId: '1',
  sendOrigin: 'https://send.example',
  consent: 'required',
};
const tags: Tag[] = [
  { name: 'meta', id: '123456789012345' },
  { name: 'tawk', id: '0123456789abcdef01234567/default' },
];
const withOutsideMail = {
  ...freshForm,
  sending: { ...freshForm.sending, outsideOrigin: 'https://mail.example' },
};
const { scripts, frames } = widgetHosts(undefined);
const providerHosts = [scripts, ...frames].map((origin) => new URL(origin).hostname);

/** Deployments, with the keys and hosts that their tables name. */
const deployments: [string, Partial<RenderContext>, { keys: string[]; hosts: string[] }][] = [
  ['as it comes', {}, { keys: [], hosts: providerHosts }],
  [
    'that asks before widgets load',
    { widgets: { ...fakeRenderContext().widgets, consent: 'required' } },
    { keys: [storageKeys.widgets], hosts: providerHosts },
  ],
  [
    'with an outside mail provider',
    { contact: withOutsideMail },
    { keys: [], hosts: [...providerHosts, 'mail.example'] },
  ],
  [
    'that counts visits with consent',
    { analytics },
    {
      keys: [storageKeys.analytics],
      hosts: [...providerHosts, 'statistics.example', 'send.example'],
    },
  ],
  [
    'with a pixel and a chat',
    { tags },
    {
      keys: [storageKeys.analytics],
      hosts: providerHosts.concat(
        ['connect.facebook.net', 'www.facebook.com', '_fbp*', '_fbc*'],
        ['*.tawk.to', 'tawk.link', 's3.amazonaws.com', 'cdn.jsdelivr.net'],
        ['twk_uuid_*', 'tawk_uuid_*', 'twk_token_*', 'twk_idm_key*', 'TawkConnectionTime*'],
      ),
    },
  ],
];
const everywhere = [
  storageKeys.dark,
  storageKeys.language,
  storageKeys.dismissed,
  storageKeys.preloaded,
  storageKeys.contactValues,
];

describe.each(deployments)('a deployment %s', (_, changes, { keys, hosts }) => {
  test.each(languageCodes)('names in %s what it stores and contacts, and nothing else', (code) => {
    const t = wordsOf(code, 'privacy-policy');
    const html = renderPage('privacyPolicy', code, fakeRenderContext(changes)).html;
    const named = [...html.matchAll(/<code class="ltr">(.*?)<\/code>/g)].map(([, name]) => name);
    expect(named).toEqual([...everywhere, ...keys, storageKeys.referral, ...hosts]);
    const count = `${everywhere.length + keys.length + 1}`;
    expect(html).toMatch(new RegExp(` ${count} `));
    const isPlain = !changes.analytics && !changes.tags;
    for (const sentence of ['statistics.none', 'inShort.none'] as const)
      expect(html.includes(t(sentence))).toBe(isPlain);
    for (const sentence of ['cookies.none', 'selling.none'] as const)
      expect(html.includes(t(sentence))).toBe(!changes.tags);
    // Attributes with data carry placeholders for the browser.
    expect(html).not.toMatch(/\bundefined\b/);
    expect(html.replaceAll(/ data-[\w-]+="[^"]*"/g, '')).not.toContain('{{');
  });
});

test.each(languageCodes)(
  'how long messages and parameters of a link are kept is named in %s',
  (code) => {
    const page = (changes: Partial<RenderContext>): string =>
      renderPage('privacyPolicy', code, fakeRenderContext(changes)).html;
    expect(page({ contact: { ...freshForm, retentionDays: 91 } })).toContain('91');
    const row = `<code class="ltr">${storageKeys.referral}</code>`;
    expect(page({ referralDays: 45 })).toMatch(new RegExp(`${row}</th><td>[^<]+</td><td>[^<]*45`));
    expect(page({ referralDays: 0 })).not.toContain(row);
  },
);

test('the policies of all pages together allow what the register lists, and nothing else', () => {
  const everyTag = keysOf(tagProviders).map((name) => ({ name, id: tagProviders[name].example }));
  const context = fakeRenderContext({ contact: withOutsideMail, analytics, tags: everyTag });
  const register = privacyRegister({ ...context, contact: withOutsideMail });
  const allowed = routeNames.flatMap((routeName) =>
    (
      renderResponse({ routeName, language: 'en' }, context, fakeSettings).headers[
        'content-security-policy'
      ]?.match(/(?:https|wss):\/\/[^\s;]+/g) ?? []
    ).map((source) => new URL(source).origin),
  );
  expect(new Set(allowed)).toEqual(
    new Set([...register.contacted, ...register.tags].flatMap(({ origins }) => origins)),
  );
});
