import { secondMs } from '../../core/util/durations.ts';
import { readSettings } from '../settings/settings.ts';

/** For a container's health check: ends with 0 if the site of these settings, in the same container, can be shown to visitors. */
const { port, host } = readSettings(process.env);
const everyAddress = host === undefined || host === '0.0.0.0' || host === '::';
const name = everyAddress ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
const response = await fetch(`http://${name}:${port}/readyz`, {
  signal: AbortSignal.timeout(5 * secondMs),
}).catch(() => undefined);
process.exit(response?.ok ? 0 : 1);
