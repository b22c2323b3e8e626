import type { Tier } from './tiers.ts';

/** Names of the content service's lists: in URLs (`/api/<name>`), and the slugs of the CMS. */
export const accountTypesList = 'account-types';
export const fundingMethodsList = 'funding-methods';
export const siteNoticesList = 'site-notices';
export const articlesList = 'articles';
/** No list of its own: rows name their pictures. */
export const picturesList = 'pictures';
export const campaignsList = 'campaigns';
export const wordsList = 'words';
/** A single row. */
export const companyList = 'company';

export type SpecsList = `${Tier}-account-specs`;
export const specsList = (tier: Tier): SpecsList => `${tier}-account-specs`;
