import type { ReactNode } from 'react';

/** Path data of Lucide's icons (ISC licence) on a grid of 24 × 24. */
const paths = {
  arrow: 'M7 7h10v10M7 17 17 7',
  chat: 'M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719',
  mail: 'm22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2',
} as const;

interface LineIconProps {
  name: keyof typeof paths;
  className: string | undefined;
}

/** Decorative; in the colour of the text. */
export const LineIcon = ({ name, className }: LineIconProps): ReactNode => (
  <svg
    className={className}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={paths[name]} />
  </svg>
);
