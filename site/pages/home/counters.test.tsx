import { expect, test } from 'vitest';
import { fakeRenderContext } from '../../../tests/fakes/site-parts.ts';
import { renderPage } from '../../render-page.tsx';

test('the final figures are in the server’s page, once for screen readers', () => {
  const { html } = renderPage('home', 'zh', fakeRenderContext());
  expect(html).toMatch(/_number[^>]*data-counts=""[^>]*>8500万\+</);
  expect(html).toMatch(/<span class="visually-hidden">[^<]*8500[^<]*万\+[^<]*(<!-- --> )?<\/span>/);
  expect(html).toMatch(/_figure_[^>]*aria-hidden="true"/);
});
