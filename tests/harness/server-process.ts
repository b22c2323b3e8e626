import { spawnSync } from 'node:child_process';
import {
  launchBuiltSite,
  start,
  startBuiltSite,
  type Environment,
  type Launched,
  type Running,
} from '../../tools/server-process.js';
import { temporaryFolder } from './temporary-folder.ts';

export { start, type Environment, type Running };

/** A separate data folder that is removed when this process exits, unless the settings name another place for data. */
function withDataFolder(environment: Environment): Environment {
  if (environment['DATA_FOLDER'] ?? environment['DATABASE_URL']) return environment;
  const { folder, remove } = temporaryFolder('data');
  process.once('exit', remove);
  return { DATA_FOLDER: folder, ...environment };
}

/** Launches the built site, which may reject its settings. */
export const launchSite = (environment: Environment = {}): Launched =>
  launchBuiltSite(withDataFolder(environment));

/** Starts the built site on a free port of this machine; resolves once it serves. */
export const startSite = (environment: Environment = {}, socket?: number): Promise<Running> =>
  startBuiltSite({
    settings: withDataFolder(environment),
    ...(socket === undefined ? {} : { socket }),
  });

/** `npm run dev`: serves the sources, on the port in `environment`. @param folder the repository's root */
export const startDevelopment = (environment: Environment, folder?: string): Promise<Running> =>
  start(
    ['tools/dev.js'],
    { HOST: '127.0.0.1', NODE_ENV: 'development', ...environment },
    /The site is on http:\/\/[^:]+:(\d+)/,
    folder === undefined ? {} : { folder },
  );

/** Builds the site if its sources have changed since the last build. */
export function buildSite(): void {
  runTool('tools/build.js');
}

export function runTool(...parameters: string[]): void {
  const { status } = spawnSync(process.execPath, parameters, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${parameters.join(' ')} ended with ${status}`);
}
