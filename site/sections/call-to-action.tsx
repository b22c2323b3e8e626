import type { ReactNode } from 'react';
import { useSite, useWords } from '../site-context.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';
import { ForServed } from './for-served.tsx';
import { PortalLink } from './portal-link.tsx';

interface CallToActionProps {
  title: string;
  text: string;
  /** The text speaks of a demo account; `first`: of nothing else. */
  demo?: boolean | 'first';
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
  const actions = [
    <PortalLink key="open" to="register" look={demo === 'first' ? 'quiet' : 'primary'}>
      {t('actions.openAccount')}
    </PortalLink>,
    demo ? (
      <PortalLink
        key="demo"
        to="register"
        offer="openDemo"
        look={demo === 'first' ? 'primary' : 'quiet'}
      >
        {t('actions.openDemo')}
      </PortalLink>
    ) : (
      <ButtonLink key="compare" href={links.page('accountTypes')} look="quiet">
        {t('actions.compareAccounts')}
      </ButtonLink>
    ),
  ];
  return (
    <div className={className}>
      <div className="grid gap-4">
        <h2 id="call">{title}</h2>
        <p className="lead soft">{text}</p>
      </div>
      <div className="actions wrap gap-3">{demo === 'first' ? actions.toReversed() : actions}</div>
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
