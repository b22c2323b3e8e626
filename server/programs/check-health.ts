import { get } from 'node:http';
import { secondMs } from '../../core/util/durations.ts';
import { readSettings } from '../settings/read-settings.ts';

/** For a container's health check: ends with 0 if the site of these settings, in the same container, can be shown to visitors. */
const { port, host } = readSettings(process.env);
const everyAddress = host === undefined || host === '0.0.0.0' || host === '::';
const timeoutMs = 5 * secondMs;

get(
  { host: everyAddress ? '127.0.0.1' : host, port, path: '/readyz', timeout: timeoutMs },
  ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1),
)
  .on('timeout', () => process.exit(1))
  .on('error', () => process.exit(1));
