import { expect, test } from 'vitest';
import { languageCodes } from '../../core/domain/languages.ts';
import { mapTiers } from '../../core/domain/tiers.ts';
import { unknownFigure } from '../../site/i18n/known.ts';
import { routeNames } from '../../site/paths.ts';
import { renderPage } from '../../site/render-page.tsx';
import { fakeContent, fakeRenderContext } from '../fakes/site-parts.ts';

const missing = { state: 'missing' } as const;
const content = { ...fakeContent, accountTypes: missing, specs: mapTiers(() => missing) };

test.for(routeNames)('the page %s leaves out what the content does not state', (route) => {
  for (const language of languageCodes) {
    const { html } = renderPage(route, language, fakeRenderContext({ content }));
    expect(html.includes(unknownFigure), language).toBe(false);
  }
});
