import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as nextTry } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import type { Environment } from './server-process.ts';
import { temporaryFolder } from './temporary-folder.ts';

export const hasNginx = spawnSync('nginx', ['-v']).status === 0;
export const hasCaddy = spawnSync('caddy', ['version']).status === 0;

export interface ExportedSite {
  /** With what is served in it (`export/`), and what a host must know of it beside that (`export-config/`). */
  folder: string;
  remove: () => void;
}

/** Writes the built site's static export into a folder of its own. @throws with what the command says if it fails */
export function exportSite(environment: Environment = {}): ExportedSite {
  const { folder, remove } = temporaryFolder('export');
  for (const source of ['dist', 'content', 'package.json'])
    symlinkSync(path.resolve(source), path.join(folder, source));
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.resolve('dist/server/export.js'), '--precompress=fast'],
    {
      cwd: folder,
      encoding: 'utf8',
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        NODE_NO_WARNINGS: '1',
        ...environment,
      },
    },
  );
  if (status !== 0 || stderr !== '') {
    remove();
    throw new Error(`The export ended with ${status}: ${stderr}`);
  }
  return { folder, remove };
}

interface Host {
  origin: string;
  stop: () => Promise<void>;
}

/** Serves an export on a plain nginx with the configuration that was exported with it. */
export async function startNginx(exportFolder: string): Promise<Host> {
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
  include ${exportFolder}/export-config/nginx-maps.conf;
  server {
    listen 127.0.0.1:${port};
    root ${exportFolder}/export;
    include ${exportFolder}/export-config/nginx-server.conf;
  }
}`,
  );
  return startHost('nginx', ['-e', `${folder}/error.log`, '-c', file], port, remove);
}

/** The same on Caddy. */
export async function startCaddy(exportFolder: string): Promise<Host> {
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
	root * ${exportFolder}/export
	import ${exportFolder}/export-config/Caddyfile
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
