import { productClasses, type ProductClass } from '../facts/instruments.ts';
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

/** A menu group with its words and hrefs. */
export interface MenuItem {
  title: string;
  /** Of a group that is itself a link. */
  href?: string;
  hasDropdown: boolean;
  /** Its entries are the markets. */
  hasMarkets: boolean;
  /** The current page belongs to this group. */
  active: boolean;
  submenu: MenuEntryItem[];
}

export interface MenuEntryItem {
  label: string;
  href: string;
  current: boolean;
  /** Of the link to a market's page. */
  market: ProductClass | undefined;
}
