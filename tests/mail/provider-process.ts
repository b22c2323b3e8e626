import type { AddressInfo } from 'node:net';
import { createContactService } from '../../server/contact/contact-service.ts';
import { parseSettings } from '../../server/settings/settings.ts';
import { quickTimes, serverOf } from './built-in-provider.ts';

/** The mail provider alone, as a process that a test can kill. Prints its port on standard output. */
const silent = { info: () => {}, warn: () => {}, error: () => {} };
const service = createContactService(parseSettings(process.env), silent, {
  deliveryTimes: { ...quickTimes, leaseMs: 2000 },
});
const server = serverOf(service);
server.listen(0, '127.0.0.1', () => {
  service.start();
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
