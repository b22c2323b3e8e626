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
declare const interactionEvents: typeof import('./islands/interaction-events.ts').interactionEvents;

interface Window {
  /** Interactions before the start script runs: head-script.ts notes them, the start script makes up for them. */
  earlyEvents?: Event[];
}
