import type { ReactNode } from 'react';
import { useSite } from '../site-context.tsx';

/** Offers, and the steps to an account: left out for visitors who are not served. */
export function ForServed({ children }: { children: ReactNode }): ReactNode {
  return useSite().audience === 'served' ? children : undefined;
}
