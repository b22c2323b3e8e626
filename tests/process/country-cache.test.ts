import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { brand } from '../../site/facts/brand.ts';
import { freePort } from '../harness/free-port.ts';
import { startSite } from '../harness/server-process.ts';
import { temporaryFolder } from '../harness/temporary-folder.ts';

const hasNginx = spawnSync('nginx', ['-v']).status === 0;

/** How a cache knows the country: the network before it states it, or it looks it up itself and then must make it part of the key. */
const configurations = {
  'a header of the request': '',
  'a lookup of its own': `
    proxy_set_header CF-IPCountry $http_x_looked_up;
    proxy_cache_key "$request_uri $http_x_looked_up";`,
};

async function startNginx(upstream: string, configuration: string): Promise<string> {
  const { folder, remove } = temporaryFolder('nginx');
  onTestFinished(remove);
  mkdirSync(path.join(folder, 'cache'));
  const port = await freePort();
  const file = path.join(folder, 'nginx.conf');
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events {}
http {
  access_log off; ${folders}
  proxy_cache_path ${folder}/cache keys_zone=pages:1m use_temp_path=off;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass ${upstream};
      proxy_cache pages;
      add_header x-cache $upstream_cache_status;${configuration}
    }
  }
}`,
  );
  const nginx = spawn('nginx', ['-e', `${folder}/error.log`, '-c', file], { stdio: 'inherit' });
  onTestFinished(async () => {
    nginx.kill();
    await once(nginx, 'exit');
  });
  const origin = `http://127.0.0.1:${port}`;
  await expect.poll(() => fetch(origin).then(({ status }) => status, String)).toBe(200);
  return origin;
}

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
  async ([, configuration], { skip }) => {
    skip(!hasNginx, 'nginx is not installed: server/country-rule.test.ts has a cache of its own');
    const site = await startSite({
      COUNTRY_HEADER: 'CF-IPCountry',
      COUNTRY_CACHE: 'shared',
      PAGE_CACHE: '3600',
      PORTAL_URL: 'https://portal.example.com',
    });
    onTestFinished(() => site.stop());
    const origin = await startNginx(site.origin, configuration);
    const header = configuration === '' ? 'cf-ipcountry' : 'x-looked-up';
    let hits = 0;
    const wrong: string[] = [];
    async function ask(pathname: string, country: string): Promise<void> {
      const response = await fetch(origin + pathname, {
        headers: { [header]: country },
        redirect: 'manual',
      });
      const text = await response.text();
      if (response.headers.get('x-cache') === 'HIT') hits += 1;
      const isServed = ['ZZ', 'XX'].includes(country);
      const isRight =
        pathname === '/signup'
          ? response.status === (isServed ? 302 : 451)
          : text.includes('https://portal.example.com') === isServed;
      if (!isRight) wrong.push(`${pathname} ${country}`);
    }
    for (let round = 0; round < 200; round++)
      await Promise.all(
        countries.map((country) => ask(paths[round % paths.length] ?? '/', country)),
      );
    expect(wrong).toEqual([]);
    // Of 800 that may be stored. Requests at the same moment may miss more than once.
    expect(hits).toBeGreaterThan(400);
  },
);
