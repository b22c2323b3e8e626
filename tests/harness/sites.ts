import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { TestProject } from 'vitest/node';
import { startChartingProvider } from '../fakes/charting-provider.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the built site as it comes: Chinese on plain addresses. */
    origin: string;
    /** Origin of the same site with DEFAULT_LANGUAGE=en. */
    englishOrigin: string;
    /** Origin of the same site whose widgets follow the page's theme and language, after the visitor agreed to them. */
    askingOrigin: string;
    /** Origin of the charting provider's stand-in, from which all of them take their widgets. */
    providerOrigin: string;
  }
}

/** Builds the site where it is old and serves it three times, with settings that differ, while the browser tests run. */
export default async function serveSites(project: TestProject): Promise<() => Promise<void>> {
  await finished(spawn(process.execPath, ['tools/build.js'], { stdio: 'inherit' }));
  const provider = await startChartingProvider();
  const widgets = { WIDGET_ORIGIN: provider.origin };
  const [chinese, english, asking] = await Promise.all([
    serve(widgets),
    serve({ ...widgets, DEFAULT_LANGUAGE: 'en' }),
    serve({ ...widgets, WIDGET_THEME: 'page', WIDGET_LOCALE: 'page', WIDGET_CONSENT: 'required' }),
  ]);
  project.provide('providerOrigin', provider.origin);
  project.provide('askingOrigin', asking.origin);
  project.provide('origin', chinese.origin);
  project.provide('englishOrigin', english.origin);
  return async () => {
    await Promise.all([
      stop(chinese.server),
      stop(english.server),
      stop(asking.server),
      provider.stop(),
    ]);
  };
}

async function finished(child: ChildProcess): Promise<void> {
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The site could not be built');
}

/** Starts the built site on a free port and waits for the line that names it. */
async function serve(
  settings: Record<string, string>,
): Promise<{ server: ChildProcess; origin: string }> {
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      ...settings,
    },
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
    server.once('exit', (code) =>
      reject(new Error(`The built site ended with code ${code}:\n${said}`)),
    );
  });
}

async function stop(server: ChildProcess): Promise<void> {
  server.removeAllListeners('exit');
  server.kill('SIGTERM');
  if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
}
