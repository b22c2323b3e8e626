import { readCmsSettings } from './settings.ts';

/** For a container's health check: ends with 0 if the CMS of these settings, in the same container, reaches its database. */
const { port } = readCmsSettings(process.env);
const response = await fetch(`http://127.0.0.1:${port}/api/account-types`).catch(() => undefined);
process.exit(response && response.status < 500 ? 0 : 1);
