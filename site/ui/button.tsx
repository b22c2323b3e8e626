import type { ReactNode } from 'react';
import type { EventAttributes } from '../facts/analytics-events.ts';
import styles from './button.module.css';

interface ButtonLinkProps {
  href: string;
  /** `primary`: the main action; `quiet`: one beside it. */
  look?: keyof typeof lookClass;
  size?: keyof typeof sizeClass;
  /** Opens in a new tab, which gets no reference to this page. */
  newTab?: boolean;
  /** The event that following it counts as, where visits are counted. */
  event?: EventAttributes | undefined;
  /** The partner's code that its address names, which yields to one that the visitor brings. */
  defaultRef?: string | undefined;
  children: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({
  href,
  look = 'primary',
  size = 'normal',
  newTab = false,
  event,
  defaultRef,
  children,
}: ButtonLinkProps): ReactNode {
  return (
    <a
      href={href}
      className={buttonClass(look, size)}
      {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
      {...event}
      data-ref={defaultRef}
    >
      {children}
    </a>
  );
}

const lookClass = { primary: styles.primary, quiet: styles.quiet };
const sizeClass = { small: styles.small, normal: styles.normal };

/** For `<button>` elements. */
export function buttonClass(
  look: keyof typeof lookClass = 'primary',
  size: keyof typeof sizeClass = 'normal',
): string {
  return `${styles.button} ${lookClass[look]} ${sizeClass[size]}`;
}
