import type { ReactNode } from 'react';
import { useSite } from '../site-context.tsx';
import type { Trigger } from './island.tsx';

/**
 * Browser code for markup that needs no React there: it adds listeners to the elements inside `root` and keeps its state in
 * their attributes. What it shows must be in the markup. The server imports the module to know its name, so that nothing in it
 * may touch the page before the function is called.
 */
export type Enhancement = (root: HTMLElement) => void;

const enhancementFiles = import.meta.glob<Enhancement>('/site/**/*.enhancement.ts', {
  eager: true,
  import: 'default',
});
const fileOf = new Map(
  Object.entries(enhancementFiles).map(([file, enhance]) => [enhance, file.slice(1)]),
);

/** The source files of all enhancements, from the repository's root. */
export const enhancementSources: readonly string[] = [...fileOf.values()];

interface EnhancedProps {
  /** Default export of a `*.enhancement.ts` file. */
  by: Enhancement;
  on: Trigger;
  children: ReactNode;
}

/**
 * A part of the page that plain browser code enhances: fetched at the trigger `on`, then called with the element around
 * `children`. Unlike an `Island` it brings neither React nor props.
 */
export function Enhanced({ by, on, children }: EnhancedProps): ReactNode {
  const { assets } = useSite();
  const file = fileOf.get(by);
  if (!file)
    throw new Error(
      `${by.name} is not an enhancement: make it the default export of a *.enhancement.ts file`,
    );
  return (
    <site-island data-src={assets.island(file)} data-on={on}>
      {children}
    </site-island>
  );
}
