import type { Payload } from 'payload';
import { readCmsSettings } from '../settings.ts';
import { createSiteCalls } from './site-call.ts';

let calls: ReturnType<typeof createSiteCalls> | undefined;

/** Calls to the sites of the settings; undefined if there are none. */
export function getSiteCalls(payload: Payload): typeof calls {
  const { publishing } = readCmsSettings(process.env);
  if (!publishing) return undefined;
  return (calls ??= createSiteCalls(publishing, (message) => payload.logger.warn(message)));
}

export const announceChange = (payload: Payload): void => getSiteCalls(payload)?.announce();
