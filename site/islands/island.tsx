import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { useCollector } from '../render-collector.ts';
import { useSite } from '../site-context.tsx';

/**
 * When an island starts: when the browser is idle; when nearly in view; when well in view, where the server's markup is enough
 * until then; or when someone is about to use it. Islands that wait for that are not inside each other.
 */
export type Trigger = 'idle' | 'visible' | 'inView' | 'interaction';

/** Values that survive JSON unchanged. Props with a function, a Date, a Map or an element do not compile. */
export type Serialisable<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends
        | ((...args: never[]) => unknown)
        | symbol
        | bigint
        | Date
        | ReadonlyMap<unknown, unknown>
        | ReadonlySet<unknown>
    ? never
    : Value extends object
      ? { [Key in keyof Value]: Serialisable<Value[Key]> }
      : never;

const islandFiles = import.meta.glob<(props: never) => ReactNode>('/site/**/*.island.tsx', {
  eager: true,
  import: 'default',
});
const fileOf = new Map(
  Object.entries(islandFiles).map(([file, component]) => [component, file.slice(1)]),
);

/** The source files of all islands, from the repository's root. */
export const islandSources: readonly string[] = [...fileOf.values()];

interface IslandProps<Props extends object> {
  /** Default export of a `*.island.tsx` file. */
  of: (props: Props) => ReactNode;
  on: Trigger;
  props: NoInfer<Props & Serialisable<Props>>;
}

/**
 * A part of the page that runs React in the browser. The server renders its first state; the browser fetches its code
 * at the trigger `on` and hydrates this part only. Without JavaScript, or when it fails, the server's markup stays.
 */
export function Island<Props extends object>({
  of: Component,
  on,
  props,
}: IslandProps<Props>): ReactNode {
  const { assets } = useSite();
  const collector = useCollector();
  const file = fileOf.get(Component as (props: never) => ReactNode);
  if (!file)
    throw new Error(
      `${Component.name} is not an island: make it the default export of a *.island.tsx file`,
    );
  collector.islands.add(file);
  const identifierPrefix = `i${collector.islandCount++}-`;
  // A separate root, as in the browser: React's generated ids must match.
  const html = renderToString(<Component {...props} />, { identifierPrefix });
  return (
    <site-island
      data-src={assets.island(file)}
      data-on={on}
      data-hydrate={assets.hydrateScript}
      data-prefix={identifierPrefix}
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- the only way to name a custom element for JSX
  namespace JSX {
    interface IntrinsicElements {
      'site-island': React.HTMLAttributes<HTMLElement> & { [attribute: `data-${string}`]: string };
    }
  }
}
