// @ts-check
/** The programs of `tools/` stop with one line through these. Plain JavaScript for Node 20. */
import { createServer } from 'node:net';

/** @param {string} message @param {number} [code] @returns {never} */
export function stopWith(message, code = 1) {
  console.error(message);
  process.exit(code);
}

/**
 * Stops on a busy port before minutes are spent on installing and building.
 * @param {string} setting @param {number} defaultPort @param {string} host
 */
export async function requirePort(setting, defaultPort, host) {
  const port = Number(process.env[setting]?.trim() || defaultPort);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return;
  await new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ { code }) => {
      if (code === 'EADDRINUSE')
        stopWith(
          `Port ${port} is in use: stop the program that uses it, or set ${setting} to another port`,
        );
      resolve(undefined);
    });
    probe.listen({ port, host }, () => probe.close(resolve));
  });
}
