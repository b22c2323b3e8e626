import type { LanguageCode } from '../../core/domain/languages.ts';
import { productClasses } from '../facts/instruments.ts';
import type { RouteName } from '../paths.ts';

/** The main menu, in the order of the product requirements; `more` beside them. A group without entries is itself a link. */
export const menuGroups = [
  { name: 'products', entries: productClasses },
  { name: 'accounts', entries: ['accountTypes'], more: ['accountSpecs', 'funding'] },
  { name: 'trading', entries: ['platforms', 'socialTrading', 'mam', 'pamm'] },
  {
    name: 'tools',
    entries: ['economicCalendar', 'news'],
    more: ['calculators', 'glossary'],
  },
  { name: 'partnership', entries: ['introducingBroker'], more: ['help', 'contact'] },
  { name: 'about', entries: [], route: 'about' },
] as const satisfies readonly {
  name: string;
  entries: readonly RouteName[];
  more?: readonly RouteName[];
  route?: RouteName;
}[];

/** Their readers look for the swap-free account, a part of the page on account types, in menu and footer. */
export const swapFreeInMenu: ReadonlySet<LanguageCode> = new Set(['ar']);
