import type { ReactNode } from 'react';

/** A heading, and beside it, where there is room, what it announces. */
export function Split({ children }: { children: ReactNode }): ReactNode {
  return <div className="split column gap-8">{children}</div>;
}
