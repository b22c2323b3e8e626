import { accountTypesList, specsList } from '../../core/domain/content-lists.ts';
import { tiers } from '../../core/domain/tiers.ts';
import type { ServedList } from './content-list.ts';
import { servedAccountTypes } from './lists/account-types.ts';
import { servedSpecs } from './lists/specs.ts';

/** The lists that the site serves to browsers. */
export const servedLists: readonly { name: string; served: ServedList }[] = [
  { name: accountTypesList, served: servedAccountTypes },
  ...tiers.map((tier) => ({ name: specsList(tier), served: servedSpecs(tier) })),
];
