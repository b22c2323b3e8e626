import type { ReactNode } from 'react';
import { useSite } from '../site-context.tsx';
import { ButtonLink } from '../ui/button.tsx';

interface PortalLinkProps {
  /** `signup`: registration by the site's own short path. */
  to: 'register' | 'signup';
  look?: 'primary' | 'quiet';
  size?: 'small' | 'normal';
  children: ReactNode;
}

/** A button that leads to the client portal: always in a new tab, so that what the visitor was reading stays open. */
export function PortalLink({ to, children, ...looks }: PortalLinkProps): ReactNode {
  const { links } = useSite();
  return (
    <ButtonLink href={to === 'signup' ? links.signup() : links.portalRegister} newTab {...looks}>
      {children}
    </ButtonLink>
  );
}
