import type { ReactNode } from 'react';
import type { Trigger } from './island.tsx';

/**
 * Browser code for markup that needs no React there: it adds listeners to the elements inside `root` and keeps its state in
 * their attributes. What it shows must be in the markup. The server imports the module to know its name, so that nothing in it
 * may touch the page before the function is called.
 */
export type Behaviour = (root: HTMLElement) => void;

const files = import.meta.glob<Behaviour>(
  ['/site/behaviours/*.ts', '!/site/behaviours/*.test.ts'],
  {
    eager: true,
    import: 'default',
  },
);
const sourceOf = new Map(Object.entries(files).map(([file, behaviour]) => [behaviour, file]));

interface EnhancedProps {
  /** Default export of a file in `site/behaviours/`. */
  by: Behaviour;
  on: Trigger;
  children: ReactNode;
}

/**
 * A part of the page that plain browser code enhances: fetched at the trigger `on`, then called with the element around
 * `children`. Unlike an `Island` it brings neither React nor props.
 */
export function Enhanced({ by, on, children }: EnhancedProps): ReactNode {
  const source = sourceOf.get(by);
  if (!source)
    throw new Error(
      `${by.name} is not a behaviour: make it the default export of a file in site/behaviours/`,
    );
  return (
    <site-island data-source={source} data-on={on}>
      {children}
    </site-island>
  );
}
