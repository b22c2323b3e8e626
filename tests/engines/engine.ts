import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { expect } from '../harness/fixtures.ts';
import { freePort } from '../harness/free-port.ts';
import { temporaryFolder } from '../harness/temporary-folder.ts';

/** A browser of Debian or Ubuntu, which Playwright cannot drive. Both are driven by the same actions of WebDriver, over two protocols. */
export interface Engine {
  open(url: string): Promise<unknown>;
  /** @returns the value of a JavaScript expression in the page. */
  read<Value>(expression: string): Promise<Value>;
  act(actions: readonly object[]): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
}

/** Starts a program of an engine. @returns the lines of its log */
type Start = (command: string, parameters: readonly string[], display?: string) => Interface;

/** @returns the first of what a pattern finds in a log */
const found = (log: Interface, pattern: RegExp): Promise<string> =>
  new Promise((resolve) => {
    log.on('line', (line) => {
      const part = pattern.exec(line)?.[1];
      if (part) resolve(part);
    });
  });

const firefox =
  ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((file) => existsSync(file)) ?? 'firefox';
const xvfb = '/usr/bin/Xvfb';
const webkitDriver = '/usr/bin/WebKitWebDriver';
const [miniBrowser = ''] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');

/** Firefox speaks WebDriver BiDi itself, without a driver beside it. */
async function driveFirefox(start: Start, profile: string): Promise<Engine> {
  writeFileSync(path.join(profile, 'user.js'), 'user_pref("ui.prefersReducedMotion", 1);\n');
  const log = start(firefox, ['--headless', '--profile', profile, '--remote-debugging-port=0']);
  const url = await found(log, /WebDriver BiDi listening on (\S+)/);
  const socket = new WebSocket(`${url}/session`);
  await once(socket, 'open');
  const send = async <Result>(method: string, params: object): Promise<Result> => {
    socket.send(JSON.stringify({ id: 1, method, params }));
    // One command at a time, and no subscriptions: the next message is its answer.
    const [{ data }] = (await once(socket, 'message')) as [MessageEvent<string>];
    const { result, message } = JSON.parse(data) as { result?: Result; message?: string };
    if (!result) throw new Error(`${method}: ${message}`);
    return result;
  };
  await send('session.new', { capabilities: {} });
  const { contexts } = await send<{ contexts: [{ context: string }] }>(
    'browsingContext.getTree',
    {},
  );
  const { context } = contexts[0];
  return {
    open: (address) =>
      send('browsingContext.navigate', { context, url: address, wait: 'complete' }),
    async read(expression) {
      const { result } = await send<{ result: { value: string } }>('script.evaluate', {
        expression: `JSON.stringify([${expression}])`,
        target: { context },
        awaitPromise: false,
      });
      return JSON.parse(result.value)[0];
    },
    act: (actions) => send('input.performActions', { context, actions }),
    resize: (width, height) =>
      send('browsingContext.setViewport', { context, viewport: { width, height } }),
  };
}

/** Safari's engine, as WebKitGTK's MiniBrowser, by classic WebDriver. */
async function driveWebKit(start: Start, configuration: string): Promise<Engine> {
  mkdirSync(path.join(configuration, 'gtk-3.0'));
  // Little motion: automated, it crashes in a transition between pages.
  writeFileSync(
    path.join(configuration, 'gtk-3.0/settings.ini'),
    '[Settings]\ngtk-enable-animations=false\n',
  );
  const display = start(xvfb, ['-displayfd', '2', '-screen', '0', '1600x1200x24']);
  const number = await found(display, /^(\d+)$/);
  const port = await freePort();
  start(webkitDriver, [`--port=${port}`], `:${number}`);
  const send = async <Result>(command: string, body: object): Promise<Result> => {
    const response = await fetch(`http://127.0.0.1:${port}/session${command}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    const { value } = (await response.json()) as { value: Result & { message: string } };
    if (!response.ok) throw new Error(`${command}: ${value.message}`);
    return value;
  };
  const options = { binary: miniBrowser, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  let id = '';
  // Until the driver listens.
  await expect(async () => {
    id = `/${(await send<{ sessionId: string }>('', { capabilities })).sessionId}`;
  }).toPass();
  return {
    open: (url) => send(`${id}/url`, { url }),
    read: (expression) => send(`${id}/execute/sync`, { script: `return ${expression}`, args: [] }),
    act: (actions) => send(`${id}/actions`, { actions }),
    resize: (width, height) => send(`${id}/window/rect`, { width, height }),
  };
}

/** The engines beside Chromium's, and the files that they need. */
export const engines = [
  { name: 'Firefox', drive: driveFirefox, files: [firefox] },
  { name: 'WebKit', drive: driveWebKit, files: [xvfb, webkitDriver, miniBrowser] },
];

/** The browser ends with this process. @param drive of one of the `engines` */
export function startEngine(drive: (typeof engines)[number]['drive']): Promise<Engine> {
  const { folder, remove } = temporaryFolder('engine');
  process.once('exit', remove);
  const start: Start = (command, parameters, display = '') => {
    const child = spawn(command, parameters, {
      env: { ...process.env, XDG_CONFIG_HOME: folder, DISPLAY: display },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    process.prependOnceListener('exit', () => child.kill('SIGKILL'));
    return createInterface(child.stderr);
  };
  return drive(start, folder);
}
