import type { ReactNode } from 'react';
import { productClasses } from '../facts/instruments.ts';
import { useSite, useWords } from '../site-context.tsx';
import { MarketEmblem } from '../ui/market-emblem.tsx';
import { menuGroups, swapFreeInMenu } from './menu.ts';
import market from './menu-entry.module.css';

type Classes = Readonly<Record<string, string | undefined>>;

interface MenuGroupsProps {
  /** A menu has one group open at a time: those of one name. */
  name: string;
  styles: Classes;
  /** The look of lists and entries, where the menu has not one of its own. */
  base?: Classes;
}

const join = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');

/** The groups of the main menu, and of the mobile menu. */
export function MenuGroups({ name, styles, base = {} }: MenuGroupsProps): ReactNode {
  const t = useWords('shell');
  const { language, links, routeName } = useSite();
  return (
    <ul className={styles['groups']}>
      {menuGroups.map((group) => {
        const route = 'route' in group ? group.route : undefined;
        const more = 'more' in group ? group.more : [];
        // Help and contact belong to no group.
        const own = [route, ...group.entries, ...(group.name === 'partnership' ? [] : more)];
        const isActive = routeName !== undefined && own.some((one) => one === routeName);
        const titleClass = join(styles['title'], 'row', isActive && styles['active']);
        const title = t(`menu.groups.${group.name}`);
        return (
          <li key={group.name} className={styles['item']}>
            {route ? (
              <a
                href={links.page(route)}
                className={titleClass}
                aria-current={isActive ? 'page' : undefined}
              >
                {title}
              </a>
            ) : (
              <details className={styles['group']} name={name}>
                <summary className={titleClass}>
                  {title}
                  <svg
                    className={join(styles['arrow'], 'lines')}
                    viewBox="0 0 12 12"
                    width="12"
                    height="12"
                    aria-hidden="true"
                  >
                    <path d="m2.5 4.5 3.5 3.5 3.5-3.5" />
                  </svg>
                </summary>
                <ul
                  className={join(
                    base['list'],
                    styles['list'],
                    group.name === 'products' && styles['markets'],
                  )}
                >
                  {group.entries.map((entry) => (
                    <MenuEntry
                      key={entry}
                      route={entry}
                      className={join(base['entry'], styles['entry'])}
                    />
                  ))}
                  {group.name === 'accounts' && swapFreeInMenu.has(language.code) && (
                    <li>
                      <a
                        href={links.page('accountTypes', 'swap-free')}
                        className={join(base['entry'], styles['entry'])}
                      >
                        {t('menu.swapFree')}
                      </a>
                    </li>
                  )}
                  {more.map((entry) => (
                    <MenuEntry
                      key={entry}
                      route={entry}
                      className={join(base['entry'], styles['entry'], styles['more'])}
                    />
                  ))}
                </ul>
              </details>
            )}
          </li>
        );
      })}
    </ul>
  );
}

type MenuRoute =
  | (typeof menuGroups)[number]['entries'][number]
  | Extract<(typeof menuGroups)[number], { more: unknown }>['more'][number];

interface MenuEntryProps {
  route: MenuRoute;
  className: string;
}

/**
 * A link of the menus. That of a market has its emblem, and room for what is fetched at the first touch of the menu
 * (`showMarketFacts`): beside the link, whose name stays the market's.
 */
function MenuEntry({ route, className }: MenuEntryProps): ReactNode {
  const t = useWords('shell');
  const { links, routeName } = useSite();
  const product = productClasses.find((candidate) => candidate === route);
  return (
    <li className={product && market.market} data-product={product}>
      <a
        href={links.page(route)}
        className={className}
        aria-current={route === routeName ? 'page' : undefined}
      >
        {product && (
          <span className={market.emblem}>
            <MarketEmblem />
          </span>
        )}
        {t(`menu.entries.${route}`)}
      </a>
      {product && (
        <small className={`${market.facts} fine grid`}>
          <span />
          <span className={market.state} />
        </small>
      )}
    </li>
  );
}
