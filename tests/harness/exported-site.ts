import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as nextTry } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import type { Environment } from './server-process.ts';
import { sharedOrigin } from './shared-origins.ts';
import { temporaryFolder } from './temporary-folder.ts';

export const hasNginx = spawnSync('nginx', ['-v']).status === 0;
export const hasCaddy = spawnSync('caddy', ['version']).status === 0;

/** With what is served in it (`export/`), and what a host must know of it beside that (`export-config/`). */
export const exportedFolder = path.resolve('test-results/exported-site');
/** The fake provider has another one in each run. */
export const exportedWidgetOrigin = 'https://widgets.invalid';

/** A policy of styles, without their digests. */
const withoutStyles = (policy: string): string =>
  policy.replace(/(style-src [^;]*?)(?: 'sha256-[^;]+)?(?=;)/, '$1');

/**
 * What the server sends, as the export says it. A policy that pages share also allows the styles of the others, and a page that
 * differs in a folder of files has its own: the rest is the server's. That it allows what is in the page is a test of its own.
 * @param given the header's value in the export
 */
export function asExported(sent: string, given?: string | null): string {
  const provider = new URL(sharedOrigin('chartingProvider'));
  const text = sent
    .replaceAll(provider.origin, exportedWidgetOrigin)
    .replaceAll(provider.hostname, new URL(exportedWidgetOrigin).hostname);
  return given && sent.includes('style-src') && withoutStyles(text) === withoutStyles(given)
    ? given
    : text;
}

/**
 * Writes the built site's static export, unless that of this build is there: Vitest's and Playwright's tests share one.
 * @throws with what the command says if it fails
 */
export function exportBuiltSite(): void {
  const stampFile = path.join(exportedFolder, 'stamp');
  const digests = ['.sources', '.document-sources'].map((name) => readFileSync(`dist/${name}`));
  // Pages show which contracts end next.
  const stamp = [...digests, new Date().toISOString().slice(0, 10)].join(' ');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  rmSync(exportedFolder, { recursive: true, force: true });
  mkdirSync(exportedFolder, { recursive: true });
  for (const source of ['dist', 'content', 'package.json'])
    symlinkSync(path.resolve(source), path.join(exportedFolder, source));
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.resolve('dist/server/export.js'), '--precompress=fast'],
    {
      cwd: exportedFolder,
      encoding: 'utf8',
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        NODE_NO_WARNINGS: '1',
        WIDGET_ORIGIN: exportedWidgetOrigin,
      },
    },
  );
  if (status !== 0 || stderr !== '') throw new Error(`The export ended with ${status}: ${stderr}`);
  writeFileSync(stampFile, stamp);
}

interface Host {
  origin: string;
  stop: () => Promise<void>;
}

/** Serves the export on a plain nginx with the configuration that was exported with it. */
export async function startNginx(): Promise<Host> {
  const { folder, remove } = temporaryFolder('nginx');
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
  include ${exportedFolder}/export-config/nginx-maps.conf;
  server {
    listen 127.0.0.1:${port};
    root ${exportedFolder}/export;
    include ${exportedFolder}/export-config/nginx-server.conf;
  }
}`,
  );
  return startHost('nginx', ['-e', `${folder}/error.log`, '-c', file], port, remove);
}

/** The same on Caddy. */
export async function startCaddy(): Promise<Host> {
  const { folder, remove } = temporaryFolder('caddy');
  mkdirSync(path.join(folder, 'data'));
  const port = await freePort();
  const file = path.join(folder, 'Caddyfile');
  writeFileSync(
    file,
    `{
	admin off
	auto_https off
}
http://127.0.0.1:${port} {
	root * ${exportedFolder}/export
	import ${exportedFolder}/export-config/Caddyfile
}
`,
  );
  const environment = { XDG_DATA_HOME: `${folder}/data`, XDG_CONFIG_HOME: `${folder}/data` };
  return startHost(
    'caddy',
    ['run', '--config', file, '--adapter', 'caddyfile'],
    port,
    remove,
    environment,
  );
}

async function startHost(
  program: string,
  parameters: readonly string[],
  port: number,
  remove: () => void,
  environment: Environment = {},
): Promise<Host> {
  const host = spawn(program, parameters, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...environment },
  });
  let errors = '';
  host.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const ended = once(host, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  const serves = (): Promise<boolean> =>
    fetch(`${origin}/robots.txt`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await serves())) {
    if (host.exitCode !== null) throw new Error(`${program} did not start: ${errors}`);
    await nextTry(20);
  }
  return {
    origin,
    async stop() {
      host.kill();
      await ended;
      remove();
    },
  };
}
