import type { ReactNode } from 'react';
import { useEvents } from '../analytics/use-events.ts';
import { useSite } from '../site-context.tsx';
import { ButtonLink } from '../ui/button.tsx';

interface PortalLinkProps {
  /** `signup`: registration by the site's own short path. */
  to: 'register' | 'login' | 'signup';
  /** The offer, as it is counted. */
  offer?: 'openAccount' | 'openDemo' | 'login';
  look?: 'primary' | 'quiet';
  size?: 'small' | 'normal';
  children: ReactNode;
}

/** A button that leads to the client portal, if the visitor is served: always in a new tab, so that what the visitor was reading stays open. */
export function PortalLink({
  to,
  offer = 'openAccount',
  children,
  ...looks
}: PortalLinkProps): ReactNode {
  const { portal } = useSite().links;
  const event = useEvents();
  if (!portal) return undefined;
  return (
    <ButtonLink href={portal[to]} newTab event={event(offer)} {...looks}>
      {children}
    </ButtonLink>
  );
}
