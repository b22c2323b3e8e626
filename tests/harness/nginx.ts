import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProgram } from '../../tools/system-programs.js';
import { freePort } from './free-port.ts';
import { makeCertificate, substitute } from './proxy-parts.ts';

export const nginxProgram = findProgram('nginx');

interface NginxOptions {
  /** Empty, for everything that it writes. */
  folder: string;
  /** Where the two replicas listen. */
  replicas: readonly [number, number];
  /** What an operator would change in the file. */
  changes?: Record<string, string>;
}

export interface Nginx {
  port: number;
  httpPort: number;
  stop(): Promise<void>;
}

/** Runs deploy/nginx/site.conf on free ports of this machine, in front of two replicas. */
export async function startNginx({ folder, replicas, changes = {} }: NginxOptions): Promise<Nginx> {
  if (!nginxProgram) throw new Error('There is no nginx on this machine');
  const [port, httpPort] = [await freePort(), await freePort()];
  const { certificate, key } = makeCertificate(folder);
  const pidFile = path.join(folder, 'nginx.pid');
  mkdirSync(path.join(folder, 'cache'));
  const configuration = substitute(readFileSync('deploy/nginx/site.conf', 'utf8'), {
    '/var/cache/nginx/site': path.join(folder, 'cache'),
    '/var/www/acme': folder,
    '127.0.0.1:3101': `127.0.0.1:${replicas[0]}`,
    '127.0.0.1:3102': `127.0.0.1:${replicas[1]}`,
    '/etc/letsencrypt/live/www.example.com/fullchain.pem': certificate,
    '/etc/letsencrypt/live/www.example.com/privkey.pem': key,
    'listen [::]:80;': '',
    'listen [::]:443 ssl http2;': '',
    'listen [::]:443 ssl http2 default_server;': '',
    'listen 80;': `listen 127.0.0.1:${httpPort};`,
    'listen 443 ': `listen 127.0.0.1:${port} `,
    ...changes,
  });
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${pidFile}; error_log ${folder}/error.log;
events { worker_connections 4096; }
http { access_log off; ${places}
${configuration}
}`,
  );
  const nginx = spawn(nginxProgram, ['-e', `${folder}/error.log`, '-c', file], {
    stdio: 'inherit',
  });
  const killWithUs = (): void => void nginx.kill('SIGKILL');
  process.once('exit', killWithUs);
  const exited = once(nginx, 'exit');
  // Written once it listens.
  while (!existsSync(pidFile)) {
    if (nginx.exitCode !== null) throw new Error(readFileSync(`${folder}/error.log`, 'utf8'));
    await sleep(5);
  }
  return {
    port,
    httpPort,
    async stop() {
      process.off('exit', killWithUs);
      nginx.kill();
      await exited;
    },
  };
}
