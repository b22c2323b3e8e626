import { Agent } from 'node:https';
import { expect, onTestFinished, test } from 'vitest';
import { brand } from '../../site/facts/brand.ts';
import { ask } from '../harness/https-request.ts';
import { nginxProgram, startNginx } from '../harness/nginx.ts';
import { startSite } from '../harness/server-process.ts';
import { newFolder } from '../harness/temporary-folder.ts';

const cacheKey = 'proxy_cache_key $host$request_uri';

/** How a cache knows the country: the network before it states it, or it looks it up itself and then must make it part of the key. */
const configurations = {
  'a header of the request': {},
  'a lookup of its own': {
    [`${cacheKey};`]: `${cacheKey}$http_x_looked_up; proxy_set_header CF-IPCountry $http_x_looked_up;`,
  },
};

const [refused] = brand.countriesNotServed;
const countries = [
  refused,
  'ZZ',
  brand.countriesNotServed.at(-1) ?? refused,
  'XX',
  refused.toLowerCase(),
];
const paths = ['/', '/en', '/ar/contact', '/en/products-indices', '/signup'];

test.for(Object.entries(configurations))(
  'a caching nginx that knows the country from %s never mixes 1,000 requests',
  async ([, changes], { skip }) => {
    skip(
      !nginxProgram,
      'nginx is not installed: server/country-rule.test.ts has a cache of its own',
    );
    const site = await startSite({
      COUNTRY_HEADER: 'CF-IPCountry',
      COUNTRY_CACHE: 'shared',
      PAGE_CACHE: '3600',
      PORTAL_URL: 'https://portal.example.com',
    });
    onTestFinished(() => site.stop());
    const nginx = await startNginx({
      folder: newFolder(onTestFinished, 'nginx'),
      replicas: [site.port, site.port],
      changes,
    });
    onTestFinished(() => nginx.stop());
    const agent = new Agent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    const header =
      changes === configurations['a header of the request'] ? 'cf-ipcountry' : 'x-looked-up';
    let hits = 0;
    const wrong: string[] = [];
    async function visit(pathname: string, country: string): Promise<void> {
      const { status, headers, body } = await ask(nginx.port, pathname, {
        headers: { [header]: country },
        agent,
      });
      if (headers['x-cache'] === 'HIT') hits += 1;
      const isServed = ['ZZ', 'XX'].includes(country);
      const isRight =
        pathname === '/signup'
          ? status === (isServed ? 302 : 451)
          : body.includes('https://portal.example.com') === isServed;
      if (!isRight) wrong.push(`${pathname} ${country}`);
    }
    for (let round = 0; round < 200; round++)
      await Promise.all(
        countries.map((country) => visit(paths[round % paths.length] ?? '/', country)),
      );
    expect(wrong).toEqual([]);
    // Of 800 that may be stored. Requests at the same moment may miss more than once.
    expect(hits).toBeGreaterThan(400);
  },
);
