import type { ReactNode } from 'react';
import type { ReachableBy } from '../content/company.ts';

/** A number or a name, as a link where one opens it. */
export function ChannelText({ reachable: { text, href } }: { reachable: ReachableBy }): ReactNode {
  if (!href) return <bdi className="ltr">{text}</bdi>;
  return (
    <a href={href} className="ltr">
      {text}
    </a>
  );
}
