import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the built site as it comes: Chinese on plain addresses. */
    origin: string;
    /** Origin of the same site with DEFAULT_LANGUAGE=en. */
    englishOrigin: string;
  }
}

/** Builds the site where it is old and serves it twice, once for each default language, while the browser tests run. */
export default async function serveSites(project: TestProject): Promise<() => Promise<void>> {
  await finished(spawn(process.execPath, ['tools/build.js'], { stdio: 'inherit' }));
  const [chinese, english] = await Promise.all([serve('zh'), serve('en')]);
  project.provide('origin', chinese.origin);
  project.provide('englishOrigin', english.origin);
  return async () => {
    await Promise.all([stop(chinese.server), stop(english.server)]);
  };
}

async function finished(child: ChildProcess): Promise<void> {
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The site could not be built');
}

/** Starts the built site on a free port and waits for the line that names it. */
async function serve(language: 'zh' | 'en'): Promise<{ server: ChildProcess; origin: string }> {
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', DEFAULT_LANGUAGE: language },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  return new Promise((resolve, reject) => {
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      const port = /localhost:(\d+) is served/.exec(said)?.[1];
      if (port) resolve({ server, origin: `http://127.0.0.1:${port}` });
    };
    server.stdout.on('data', listen);
    server.stderr.on('data', listen);
    server.once('exit', (code) => reject(new Error(`The built site ended with code ${code}:\n${said}`)));
  });
}

async function stop(server: ChildProcess): Promise<void> {
  server.removeAllListeners('exit');
  server.kill('SIGTERM');
  if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
}
