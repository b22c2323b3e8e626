import { expect, test } from 'vitest';
import { fakeRenderContext } from '../../../tests/fakes/site-parts.ts';
import { wordsOf } from '../../i18n/translator.ts';
import { renderPage } from '../../render-page.tsx';

const { html } = renderPage('home', 'en', fakeRenderContext());
const t = wordsOf('en', 'home');

test('the first phrase is in the server’s page, and screen readers get one steady sentence', () => {
  const [first = '', ...others] = t('hero.phrases', { returnObjects: true });
  expect(html).toMatch(new RegExp(`data-phrase="0"[^>]*data-shown=""[^>]*>${first}`));
  expect(html.match(/data-shown/g)).toHaveLength(1);
  for (const phrase of others) expect(html).toContain(phrase);
  expect(html).toContain(
    `<h1><span class="visually-hidden">${t('hero.steady')}</span><span aria-hidden="true">`,
  );
  expect(html).toMatch(/<\/h1><button[^>]*data-pause-button=""/);
});
