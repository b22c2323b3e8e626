import { expect, test } from 'vitest';
import { emptyValues } from '../../core/domain/contact-message.ts';
import { fakeRenderContext, freshForm } from '../../tests/fakes/site-parts.ts';
import { renderPage } from '../render-page.tsx';

test('an island has its first state, its source and its props, which cannot end an element or a script', () => {
  const hostile = '</script><script>alert(1)</script>"\'&\u2028\u2029<!--';
  const values = { ...emptyValues, subject: hostile };
  const contact = {
    ...freshForm,
    outcome: { state: 'failed', failureCause: 'tooMany', values },
  } as const;
  const { html } = renderPage('contact', 'en', fakeRenderContext({ contact }));
  expect(html).not.toContain('<script>alert');
  const [, form = '', attribute = '', start = ''] =
    /<site-island ([^>]*contact-form\.island\.tsx"[^>]*) data-props="([^"]*)"[^>]*>(<\w+)/.exec(
      html,
    ) ?? [];
  expect(form).toMatch(/data-on="\w+"/);
  expect(start).toBe('<form');
  const props = attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
  expect(JSON.parse(props)).toMatchObject({ outcome: { values } });
});
