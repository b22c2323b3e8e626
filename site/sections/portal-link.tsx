import type { ReactNode } from 'react';
import { useEvents } from '../analytics/use-events.ts';
import { useSite } from '../site-context.tsx';
import { ButtonLink } from '../ui/button.tsx';

interface PortalLinkProps {
  /** `signup`: registration by the site's own short path. */
  to: 'register' | 'signup';
  /** What it offers. */
  offer?: 'openAccount' | 'openDemo';
  look?: 'primary' | 'quiet';
  size?: 'small' | 'normal';
  children: ReactNode;
}

/** A button that leads to the client portal: always in a new tab, so that what the visitor was reading stays open. */
export function PortalLink({
  to,
  offer = 'openAccount',
  children,
  ...looks
}: PortalLinkProps): ReactNode {
  const { links } = useSite();
  const event = useEvents();
  return (
    <ButtonLink
      href={to === 'signup' ? links.signup() : links.portalRegister}
      newTab
      event={event(offer)}
      {...looks}
    >
      {children}
    </ButtonLink>
  );
}
