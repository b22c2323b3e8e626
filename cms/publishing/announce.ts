import type { Payload } from 'payload';
import { readCmsSettings } from '../settings.ts';
import { createSiteCalls, type SiteCalls } from './site-call.ts';

let calls: SiteCalls | undefined;

/** The site of the settings; undefined where none is named. */
export function siteCallsOf(payload: Payload): SiteCalls | undefined {
  const { publishing } = readCmsSettings(process.env);
  if (!publishing) return undefined;
  calls ??= createSiteCalls({ ...publishing, warn: (message) => payload.logger.warn(message) });
  return calls;
}

export const announceOf = (payload: Payload): void => siteCallsOf(payload)?.announce();
