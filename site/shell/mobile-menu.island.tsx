import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { ButtonLink } from '../ui/button.tsx';
import { Logo, type Wordmark } from '../ui/logo.tsx';
import type { MenuItem } from './menu.ts';
import styles from './mobile-menu.module.css';

export const mobileMenuId = 'mobile-menu';

interface MobileMenuProps {
  words: { label: string; close: string; getStarted: string; login: string };
  wordmark: Wordmark;
  homeHref: string;
  registerHref: string;
  loginHref: string;
  items: MenuItem[];
}

/** From the dialog's last link or button, Tab leads to the first, and back. */
function keepTabInside(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button, summary')].filter(
    (stop) => stop.checkVisibility(),
  );
  const [first] = stops;
  const last = stops.at(-1);
  if (event.shiftKey && document.activeElement === first) {
    event.preventDefault();
    last?.focus();
  } else if (!event.shiftKey && document.activeElement === last) {
    event.preventDefault();
    first?.focus();
  }
}

/**
 * Slide-in menu: a native modal dialog with groups, one of which is open at a time. React adds what not every browser does:
 * closing by a click outside the panel, keeping Tab inside, closing the other groups.
 */
export default function MobileMenu({
  words,
  wordmark,
  homeHref,
  registerHref,
  loginHref,
  items,
}: MobileMenuProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    // The stylesheet hides it in a wide window, but a hidden modal dialog still blocks the page.
    const closeHidden = (): void => {
      if (!dialog.current?.checkVisibility()) dialog.current?.close();
    };
    addEventListener('resize', closeHidden);
    return () => removeEventListener('resize', closeHidden);
  }, []);

  const closeOutside = (event: MouseEvent): void => {
    if (event.target === dialog.current) dialog.current.close();
  };
  const closeOtherGroups = (event: MouseEvent): void => {
    const opening = event.currentTarget.parentElement;
    for (const group of dialog.current?.querySelectorAll('details') ?? [])
      if (group !== opening) group.open = false;
  };

  return (
    <dialog
      ref={dialog}
      id={mobileMenuId}
      className={styles.dialog}
      aria-label={words.label}
      closedby="any"
      onClick={closeOutside}
      onKeyDown={keepTabInside}
    >
      <div className={styles.panel}>
        <TopBar wordmark={wordmark} homeHref={homeHref} close={words.close} />
        <nav aria-label={words.label}>
          <ul>
            {items.map((item) => (
              <li key={item.title} className={styles.item}>
                {item.hasDropdown ? (
                  <Group item={item} onTitleClick={closeOtherGroups} />
                ) : (
                  <a
                    href={item.href}
                    className={titleClass(item)}
                    aria-current={item.active ? 'page' : undefined}
                  >
                    {item.title}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.actions}>
          <ButtonLink href={registerHref} newTab>
            {words.getStarted}
          </ButtonLink>
          <ButtonLink href={loginHref} look="quiet" newTab>
            {words.login}
          </ButtonLink>
        </div>
      </div>
    </dialog>
  );
}

const titleClass = ({ active }: MenuItem): string | undefined =>
  active ? `${styles.title} ${styles.active}` : styles.title;

function TopBar({
  wordmark,
  homeHref,
  close,
}: Pick<MobileMenuProps, 'wordmark' | 'homeHref'> & { close: string }): ReactNode {
  return (
    <div className={styles.top}>
      <a href={homeHref} className={styles.logo}>
        <Logo wordmark={wordmark} />
      </a>
      <button
        type="button"
        className={styles.close}
        aria-label={close}
        command="close"
        commandfor={mobileMenuId}
      >
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="m4 4 12 12M16 4 4 16" />
        </svg>
      </button>
    </div>
  );
}

interface GroupProps {
  item: MenuItem;
  onTitleClick: (event: MouseEvent) => void;
}

function Group({ item, onTitleClick }: GroupProps): ReactNode {
  return (
    <details name="mobile-menu">
      <summary className={titleClass(item)} onClick={onTitleClick}>
        {item.title}
        <svg className={styles.arrow} viewBox="0 0 12 12" width="14" height="14" aria-hidden="true">
          <path d="m2.5 4.5 3.5 3.5 3.5-3.5" />
        </svg>
      </summary>
      <ul className={styles.list}>
        {item.submenu.map((entry) => (
          <li key={entry.href}>
            <a
              href={entry.href}
              className={styles.entry}
              aria-current={entry.current ? 'page' : undefined}
            >
              {entry.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

declare module 'react' {
  // Attributes of invoker commands and light dismissal: React passes them through.
  interface ButtonHTMLAttributes<T> {
    command?: string;
    commandfor?: string;
  }
  interface DialogHTMLAttributes<T> {
    closedby?: 'any' | 'closerequest' | 'none';
  }
}
