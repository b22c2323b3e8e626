import type { ReactNode } from 'react';
import { Enhanced } from '../../islands/enhanced.tsx';
import { useSite } from '../../site-context.tsx';
import fillForms from './fill-forms.enhancement.ts';

/** Around forms whose figures the URL carries: where no server reads it, the browser does. */
export function FiguresInUrl({ children }: { children: ReactNode }): ReactNode {
  const { isStatic } = useSite();
  return isStatic ? (
    <Enhanced by={fillForms} on="idle">
      {children}
    </Enhanced>
  ) : (
    children
  );
}
