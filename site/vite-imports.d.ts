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

/** What head-script.ts leaves to the start script. */
interface Window {
  /** Each of them, in an island that waits for an interaction, loads its code. */
  interactionEvents: ('pointerover' | 'focusin' | 'touchstart' | 'click')[];
  /** Interactions before the start script runs, which repeats them. */
  earlyEvents?: Event[];
}
