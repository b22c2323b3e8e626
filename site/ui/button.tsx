import type { ReactNode } from 'react';
import styles from './button.module.css';

interface ButtonLinkProps {
  href: string;
  /** `primary`: the main action; `quiet`: one beside it. */
  look?: 'primary' | 'quiet';
  size?: 'small' | 'normal';
  /** Opens in a new tab, which gets no reference to this page. */
  newTab?: boolean;
  children: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({
  href,
  look = 'primary',
  size = 'normal',
  newTab = false,
  children,
}: ButtonLinkProps): ReactNode {
  return (
    <a
      href={href}
      className={buttonClass(look, size)}
      {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {children}
    </a>
  );
}

/** For `<button>` elements. */
export function buttonClass(
  look: 'primary' | 'quiet' = 'primary',
  size: 'small' | 'normal' = 'normal',
): string {
  return `${styles.button} ${styles[look]} ${styles[size]}`;
}
