import type { ReactNode } from 'react';
import { useSite, useWords } from '../site-context.tsx';
import { Actions } from '../ui/actions.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Lead } from '../ui/lead.tsx';
import { Section } from '../ui/section.tsx';
import { ForServed } from './for-served.tsx';
import { PortalLink } from './portal-link.tsx';

interface CallToActionProps {
  title: string;
  text: string;
  /** The text speaks of a demo account. */
  demo?: boolean;
  className?: string;
}

/** A statement, and links to open or compare accounts. */
export function CallToAction({
  title,
  text,
  demo = false,
  className = 'grid gap-4',
}: CallToActionProps): ReactNode {
  const t = useWords('sections');
  const { links } = useSite();
  return (
    <div className={className}>
      <div className="grid gap-4">
        <h2>{title}</h2>
        <Lead lines="column">{text}</Lead>
      </div>
      <Actions>
        <PortalLink to="register">{t('actions.openAccount')}</PortalLink>
        {demo ? (
          <PortalLink to="register" offer="openDemo" look="quiet">
            {t('actions.openDemo')}
          </PortalLink>
        ) : (
          <ButtonLink href={links.page('accountTypes')} look="quiet">
            {t('actions.compareAccounts')}
          </ButtonLink>
        )}
      </Actions>
    </div>
  );
}

/** The same as the last band of a page, dark in both themes. */
export function ClosingCall({
  density = 'wide',
  ...call
}: CallToActionProps & {
  density?: 'wide' | 'dense';
}): ReactNode {
  return (
    <ForServed>
      <Section ground="call" density={density}>
        <CallToAction className="column halves gap-6" {...call} />
      </Section>
    </ForServed>
  );
}
