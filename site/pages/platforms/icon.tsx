import type { ReactNode } from 'react';
import type { IconName } from './icons-file.tsx';
import iconsUrl from './icons.svg?url';

const iconUrl = (name: IconName): string => `${iconsUrl}#${name}`;

/** Decorative; in the colour of the text. */
export const Icon = ({ name }: { name: IconName }): ReactNode => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <use href={iconUrl(name)} />
  </svg>
);
