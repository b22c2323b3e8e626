import { loadPages } from '../../site/page-modules.ts';
import type { Assets } from '../../site/site-context.tsx';

/** React Refresh must load before React: the script that @vitejs/plugin-react adds to an index.html. */
const refreshPreamble = `import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;`;

/** Sources as Vite serves them. Every stylesheet is linked, so that nothing is painted without styles. */
export async function developmentAssets(): Promise<Assets> {
  const styles = Object.keys(import.meta.glob('/site/**/*.css'));
  const cascade = [
    '/site/styles/brand.css',
    '/site/styles/tokens.css',
    '/site/styles/fonts.css',
    '/site/styles/base.css',
    '/site/styles/utilities.css',
  ];
  return {
    pages: await loadPages(),
    styles: {
      kind: 'linked',
      urls: [...cascade, ...styles.filter((style) => !cascade.includes(style))],
    },
    startScript: '/site/start.ts',
    developmentScripts: [{ src: '/@vite/client' }, { text: refreshPreamble }],
  };
}
