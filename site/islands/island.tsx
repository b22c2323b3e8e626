import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { useCollector } from '../render-collector.ts';
import { useSite } from '../site-context.tsx';

/**
 * Islands start when the browser is idle, when they are nearly in view, or when someone is about to use them. Those that wait
 * for an interaction are not inside each other.
 */
export type Trigger = 'idle' | 'visible' | 'interaction';

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
  const { islandSources } = useSite();
  const collector = useCollector();
  const source = islandSources.get(Component as (props: never) => ReactNode);
  if (!source)
    throw new Error(
      `${Component.name} is not an island: make it the default export of a *.island.tsx file`,
    );
  const identifierPrefix = `i${collector.islandCount++}-`;
  // A separate root, as in the browser: React's generated ids must match.
  const html = renderToString(<Component {...props} />, { identifierPrefix });
  return (
    <site-island
      data-source={source}
      data-on={on}
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
