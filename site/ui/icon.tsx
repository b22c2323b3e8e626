import type { ReactNode } from 'react';
import iconsUrl from './icons.svg?url';

/** The ids in icons.svg, whose drawings are Lucide's (ISC licence). */
export type IconName =
  | 'oneClick'
  | 'marketDepth'
  | 'automation'
  | 'alerts'
  | 'calendar'
  | 'download'
  | 'manual'
  | 'chat'
  | 'mail';

/** Decorative; in the colour of the text. */
export const Icon = ({
  name,
  className,
}: {
  name: IconName;
  className?: string | undefined;
}): ReactNode => (
  <svg className={className} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <use href={`${iconsUrl}#${name}`} />
  </svg>
);
