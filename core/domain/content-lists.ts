import type { Tier } from './tiers.ts';

/** Names of the content service's lists: in URLs (`/api/<name>`), and the slugs of the CMS. */
export const accountTypesList = 'account-types';
export const fundingMethodsList = 'funding-methods';
export const siteNoticeList = 'site-notice';
export const wordsList = 'words';

export type SpecsList = `${Tier}-account-specs`;
export const specsList = (tier: Tier): SpecsList => `${tier}-account-specs`;
