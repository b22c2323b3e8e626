declare module '*?inline-script' {
  const text: string;
  export default text;
}

declare module '*.css?inline' {
  const rules: string;
  export default rules;
}

/** In inline scripts only, which cannot import: the build fills in the values. */
declare const storageKeys: typeof import('./facts/storage-keys.ts');

/**
 * What head-script.ts leaves to the start script: events in order, until the start script runs; from then on it handles each at
 * once. Undefined if it did not load.
 */
// oxlint-disable-next-line no-var -- a property of the window
declare var interactions: Event[] | { push: (event: Event) => void } | undefined;
