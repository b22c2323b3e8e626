import { existsSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { expect, test as base } from '../harness/fixtures.ts';
import { freePort } from '../harness/free-port.ts';
import { startSite, type Running } from '../harness/server-process.ts';
import { temporaryFolder } from '../harness/temporary-folder.ts';
import { asPerson, clientOf, cmsCommand, password, startCms, type Call } from './harness.ts';

export { expect };

/** The site follows the CMS within two seconds, but not on a machine that runs other tests meanwhile. */
const followMs = 5000;
const startTimeoutMs = 300_000;
const editor = 'marketing@example.com';

/** A CMS and a site that follows it, with somebody of marketing who cannot program. */
export interface MarketingWeek {
  /** The address of the CMS's admin. */
  origin: string;
  site: Running;
  /** The admin of the CMS as its first visitor found it, before there was anybody who could sign in. */
  firstDoor: { heading: string; inputs: number };
  /** The framework's own API, as the editor's browser uses it: prepares what a job does not do by hand. */
  rest: Call;
  /** The admin in a language, in which the editor is signed in, or nobody. */
  admin(language: 'en' | 'zh' | 'ar', who?: 'editor' | 'nobody'): Promise<Page>;
  /** A visitor's page on the site. */
  visit(path: string): Promise<Page>;
}

async function startWeek(browser: Browser): Promise<MarketingWeek & { stop(): Promise<void> }> {
  const [cmsFolder, siteFolder] = [temporaryFolder('cms'), temporaryFolder('site')];
  const [cmsPort, sitePort] = [await freePort(), await freePort()];
  const secret = { CONTENT_CHANGED_SECRET: 'shared-by-cms-and-site' };
  const cmsEnvironment = {
    ...secret,
    CMS_PORT: String(cmsPort),
    CMS_DATA_FOLDER: cmsFolder.folder,
    SITE_URL: `http://127.0.0.1:${sitePort}`,
  };
  const siteEnvironment = {
    ...secret,
    CONTENT_SERVICE_URL: `http://127.0.0.1:${cmsPort}`,
    // Changes can arrive only through the CMS's call.
    CONTENT_REFRESH: '0',
  };
  const cms = await startCms(cmsEnvironment);
  const { origin } = cms;
  const newContext = () =>
    browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 1000 } });
  const door = await (await newContext()).newPage();
  await door.goto('/admin');
  const firstDoor = {
    heading: await door.getByRole('heading', { level: 1 }).innerText(),
    inputs: await door.locator('input').count(),
  };
  await door.context().close();
  const place = { PORT: String(sitePort), DATA_FOLDER: siteFolder.folder };
  const [site] = await Promise.all([
    startSite({ ...siteEnvironment, ...place }),
    cmsCommand(cmsEnvironment, ['create-administrator', '--email', editor], password),
  ]);
  const login = { email: editor, password };
  const { body } = await clientOf(origin)('POST', '/rest/users/login', login);
  // One for all jobs: the admin's code is in its cache.
  const signedIn = await newContext();
  await signedIn.addCookies([{ name: 'payload-token', value: String(body.token), url: origin }]);
  return {
    origin,
    site,
    firstDoor,
    rest: await asPerson(origin, editor),
    async admin(language, who = 'editor') {
      const context = who === 'editor' ? signedIn : await newContext();
      await context.addCookies([{ name: 'payload-lng', value: language, url: origin }]);
      return context.newPage();
    },
    async visit(path) {
      const context = await browser.newContext({ baseURL: site.origin, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.goto(path);
      return page;
    },
    async stop() {
      await site.stop();
      await cms.stop();
      cmsFolder.remove();
      siteFolder.remove();
    },
  };
}

/** The jobs of a file share one week, its CMS and its site: each takes content that no other job expects. */
export const test = base.extend<object, { week: MarketingWeek }>({
  week: [
    async ({ browser }, use) => {
      // The CMS's packages are installed apart; without a network there are none.
      base.skip(!existsSync('cms/node_modules'));
      const week = await startWeek(browser);
      await use(week);
      await week.stop();
    },
    { scope: 'worker', timeout: startTimeoutMs },
  ],
});

/** The open form of the admin answers: what is typed before its code has run is lost. */
export const formReady = (page: Page): Promise<void> =>
  page.locator('form[data-form-ready=true]').first().waitFor();

export async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(`/admin/${path}`);
  await formReady(page);
}

/** Publishes the open form of the admin, in any of its languages. @param control what does so */
export async function publish(page: Page, control = '#action-save'): Promise<void> {
  const saved = page.waitForResponse(
    (response) => response.request().method() !== 'GET' && response.url().includes('/rest/'),
  );
  await page.locator(control).click();
  expect((await saved).ok()).toBe(true);
}

/** Waits until a page of the site, as any visitor gets it, has this text in its source: no longer than the promised time. */
export async function siteShows(site: Running, path: string, text: string): Promise<void> {
  const shows = async (): Promise<boolean> =>
    (await (await fetch(site.origin + path)).text()).includes(text);
  const message = `${path} shows '${text}'`;
  await expect.poll(shows, { message, timeout: followMs, intervals: [50] }).toBe(true);
}
