import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseSettings } from '../server/settings.ts';
import { testSite } from '../tests/fakes/test-site.ts';
import { wranglerConfiguration } from './wrangler-configuration.ts';

const template = readFileSync(path.join(import.meta.dirname, 'wrangler.jsonc'), 'utf8');
const { app } = await testSite();
const configurationWith = (environment: Record<string, string>) =>
  wranglerConfiguration(template, parseSettings(environment), app.endpoints);

test('the platform asks the worker only for what no file can answer', () => {
  const { name, main, assets } = configurationWith({});
  expect({ name, main }).toEqual({ name: 'website', main: 'worker/worker.js' });
  expect(assets).toMatchObject({ directory: 'assets', binding: 'ASSETS' });
  expect(assets['run_worker_first']).toEqual(
    expect.arrayContaining([
      '/login',
      '/en/signup',
      '/.well-known/change-password',
      '/contact',
      '/ar/contact',
      '/api/contact/stamp',
      '/api/v1.0/email/send-form',
    ]),
  );
  expect(assets['run_worker_first']).not.toContain('/');
});

test('under a country rule it asks the worker for everything: no page may be the same for every country', () => {
  const { assets } = configurationWith({ COUNTRY_HEADER: 'CF-IPCountry' });
  expect(assets['run_worker_first']).toBe(true);
});
