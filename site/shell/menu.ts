import { productClasses } from '../facts/instruments.ts';
import type { RouteName } from '../paths.ts';

/** The main menu, in the specification's order. A group without entries is a link of its own. */
export const menuGroups = [
  { name: 'products', entries: productClasses },
  { name: 'accounts', entries: ['accountTypes'] },
  { name: 'trading', entries: ['platforms', 'social', 'mam', 'pamm'] },
  { name: 'tools', entries: ['economicCalendar', 'news'] },
  { name: 'partnership', entries: ['introducingBroker'] },
  { name: 'about', entries: [], route: 'about' },
] as const satisfies readonly { name: string; entries: readonly RouteName[]; route?: RouteName }[];

/** A menu group with its words and addresses, as the islands get it. */
export interface MenuItem {
  title: string;
  /** Only for a group that is a link of its own. */
  href?: string;
  hasDropdown: boolean;
  /** The page that is shown belongs to this group. */
  active: boolean;
  submenu: { label: string; href: string; current: boolean }[];
}
