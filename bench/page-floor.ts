import postcss, { type ChildNode } from 'postcss';

/** A picture or font that styles fetch; `url(#id)` is a part of the page itself. */
const fetched = /url\(\s*(?!["']?#)(?:"[^"]*"|'[^']*'|[^)]*)\)/g;

/** Styles without fonts and pictures. A face that is only named (`src: local(…)`) stays: text keeps its measures. */
function floorStyles(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules('font-face', (face) => {
    const fetches = (node: ChildNode): boolean =>
      node.type === 'decl' && node.value.search(fetched) >= 0;
    if (face.some(fetches)) face.remove();
  });
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replaceAll(fetched, 'none');
  });
  return root.toString();
}

/** Relations of a link whose script, font or picture the browser fetches beside the page. */
const fetchedRelations = /\srel="(?:preload|modulepreload|prefetch|icon|apple-touch-icon)"/;

/**
 * The floor of a page: the same markup with its own styles, without scripts, fonts and pictures; drawings in the markup
 * stay, and so does the manifest. No page of this content can be painted sooner. An empty icon keeps the browser from asking for `/favicon.ico`.
 * @param html as the server renders it: attributes in double quotes, `>` in them escaped
 * @throws if the page links a stylesheet, which would need a request of its own
 */
export function floorHtml(html: string): string {
  if (/<link\b[^>]*\srel="stylesheet"/.test(html))
    throw new Error('The page links a stylesheet: its floor would lack styles');
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*>/g, (link) => (fetchedRelations.test(link) ? '' : link))
    .replace('</head>', '<link rel="icon" href="data:,"/></head>')
    .replaceAll(/<(?:img|source|image)\b[^>]*>|<\/image>/g, '')
    .replaceAll(/<use\b[^>]*\shref="[^#"][^"]*"[^>]*>(?:<\/use>)?/g, '')
    .replaceAll(
      /(<style\b[^>]*>)([\s\S]*?)(<\/style>)/g,
      (_, open: string, css: string, close: string) => open + floorStyles(css) + close,
    );
}
