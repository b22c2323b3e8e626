declare module '*?inline-script' {
  const text: string;
  export default text;
}

/** In inline scripts only, which cannot import: the build fills in the values. */
declare const storageKeys: typeof import('./facts/storage-keys.ts');
