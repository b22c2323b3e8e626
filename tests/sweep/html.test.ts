import { expect, test } from 'vitest';
import { languageCodes } from '../../core/domain/languages.ts';
import { toResponse } from '../../server/http/stored-response.ts';
import { busyPage, failurePage } from '../../server/pages/plain-pages.ts';
import { parseSettings } from '../../server/settings/settings.ts';
import { routeNames } from '../../site/paths.ts';
import { hasJava, htmlErrors, minJavaVersion } from '../harness/html-checker.ts';
import { pathOf } from '../harness/paths.ts';
import { sharedOrigin } from '../harness/shared-origins.ts';
import { goodValues } from '../mail/messages.ts';

/** Query pages and others that no route lists. */
const furtherPaths = languageCodes.flatMap((language) => [
  `${pathOf('accountSpecs', { language })}?q=gold`,
  `${pathOf('accountSpecs', { language })}?tier=elite&product=metal&sort=leverage&order=desc`,
  `${pathOf('accountSpecs', { language })}?q=no-such-symbol`,
  `${pathOf('socialTrading', { language })}?fee-result=%2B5%25&fee-result=9000`,
  `${pathOf('socialTrading', { language })}?fee-start=0&fee-result=x`,
  `${pathOf('search', { language })}?q=gold`,
  `${pathOf('search', { language })}?q=no-such-word`,
  `${pathOf('search', { language })}?q=gold&ref=IB123&utm_source=x`,
  `${pathOf('about', { language })}/no-such-page`,
]);

async function servedPages(): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  const add = async (name: string, response: Response): Promise<void> => {
    expect(response.headers.get('content-type'), name).toMatch(/^text\/html/);
    pages.set(name, await response.text());
  };
  const paths = routeNames.flatMap((route) =>
    languageCodes.map((language) => pathOf(route, { language })),
  );
  for (const path of [...paths, ...furtherPaths, '/portal/login'])
    await add(path, await fetch(sharedOrigin('site') + path));
  // Asking adds the same elements to every page, and to each kind of widget.
  for (const route of ['home', 'forex', 'news', 'contact', 'privacyPolicy'] as const) {
    const path = pathOf(route, { language: 'ar' });
    await add(`asking ${path}`, await fetch(sharedOrigin('askingSite') + path));
  }

  for (const [outcome, values, status] of [
    ['sent', goodValues, 200],
    ['refused', { ...goodValues, subject: '' }, 400],
  ] as const) {
    for (const language of languageCodes) {
      const path = pathOf('contact', { language });
      const response = await fetch(sharedOrigin('site') + path, {
        method: 'POST',
        body: new URLSearchParams(values),
      });
      expect([path, response.status]).toEqual([path, status]);
      await add(`${path} ${outcome}`, response);
    }
  }

  const settings = parseSettings({});
  const request = new Request('http://site.test/');
  await add('busy', toResponse(busyPage(settings), request));
  await add('failure', toResponse(failurePage(new Error('a < b'), settings), request));
  return pages;
}

test.skipIf(!hasJava())(
  `the Nu HTML checker finds no errors on any page (needs Java ${minJavaVersion} or newer)`,
  async () => {
    const pages = await servedPages();
    expect(Object.fromEntries(htmlErrors(pages))).toEqual({});
  },
  // The checker, in Java, takes minutes on a busy machine.
  240_000,
);
