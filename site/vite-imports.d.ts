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
