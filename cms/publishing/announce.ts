import type { Payload } from 'payload';
import { readCmsSettings } from '../settings.ts';
import { createSiteCalls, type SiteCalls } from './site-call.ts';

let calls: SiteCalls | undefined;

/** Calls to the sites of the settings; undefined if there are none. */
export function getSiteCalls(payload: Payload): SiteCalls | undefined {
  const { publishing } = readCmsSettings(process.env);
  if (!publishing) return undefined;
  calls ??= createSiteCalls({ ...publishing, warn: (message) => payload.logger.warn(message) });
  return calls;
}

export const announceChange = (payload: Payload): void => getSiteCalls(payload)?.announce();
