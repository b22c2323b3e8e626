declare module 'i18next' {
  interface ResourceNamespaceMap {
    sections: typeof import('./sections.en.json');
  }
}

export {};
