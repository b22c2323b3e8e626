import type { LanguageCode } from '../../core/domain/languages.ts';
import { productClasses } from '../facts/instruments.ts';
import type { RouteName } from '../paths.ts';

/** The main menu, in the order of the product requirements. A group without entries is itself a link. */
export const menuGroups = [
  { name: 'products', entries: productClasses },
  { name: 'accounts', entries: ['accountTypes'] },
  { name: 'trading', entries: ['platforms', 'socialTrading', 'mam', 'pamm'] },
  { name: 'tools', entries: ['economicCalendar', 'news'] },
  { name: 'partnership', entries: ['introducingBroker'] },
  { name: 'about', entries: [], route: 'about' },
] as const satisfies readonly { name: string; entries: readonly RouteName[]; route?: RouteName }[];

/** Their readers look for the swap-free account, a part of the page on account types, in menu and footer. */
export const swapFreeInMenu: ReadonlySet<LanguageCode> = new Set(['ar']);
