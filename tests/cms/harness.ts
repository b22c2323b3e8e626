import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { start, type Environment, type Running } from '../harness/server-process.ts';
import { temporaryFolder } from '../harness/temporary-folder.ts';

/** Long enough, and contains nobody's name. */
export const password = 'correct horse battery';

export const cmsFolder = () => temporaryFolder('cms');

/** `npm run cms` */
export const startCms = (environment: Environment): Promise<Running> =>
  start(
    ['tools/cms.js'],
    { CMS_PORT: '0', ...environment },
    /Serving http:\/\/localhost:(\d+)\/admin/,
  );

export interface Ended {
  code: number | null;
  output: string;
  errors: string;
}

/** `npm run cms -- …`, with input for standard input. */
export async function cmsCommand(
  environment: Environment,
  parameters: string[],
  input = '',
): Promise<Ended> {
  const child = spawn(process.execPath, ['tools/cms.js', ...parameters], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  // A command that fails at once does not read its input.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number | null]>,
  ]);
  return { code, output, errors };
}

// oxlint-disable-next-line typescript/no-explicit-any -- a response body is only compared with the expected one
export type Json = any;

export type Call = (
  method: string,
  path: string,
  body?: unknown,
) => Promise<{ status: number; body: Json }>;

/** Calls the CMS with these headers. A body that is a text is sent as a CSV file, any other as JSON. */
export const clientOf =
  (origin: string, headers: Record<string, string> = {}): Call =>
  async (method, path, body) => {
    const isText = typeof body === 'string';
    const type = { 'content-type': isText ? 'text/csv' : 'application/json' };
    const response = await fetch(origin + path, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : type) },
      ...(body === undefined ? {} : { body: isText ? body : JSON.stringify(body) }),
    });
    const received = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') && received !== '';
    return { status: response.status, body: isJson ? JSON.parse(received) : received };
  };

/** Calls the framework's own API, as the admin does, logged in as a person. */
export async function asPerson(origin: string, email: string): Promise<Call> {
  const { body: login } = await clientOf(origin)('POST', '/rest/users/login', { email, password });
  const call = clientOf(origin, { authorization: `JWT ${login.token}` });
  return (method, path, body) => call(method, `/rest${path}`, body);
}
