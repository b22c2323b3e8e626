const islandTag = /<site-island\b([^>]*)>|<\/site-island>/g;

/**
 * Changes the parts of a page that React does not hydrate. An island with props is left as React has rendered it, with the
 * enhanced parts within it.
 */
export function changeStaticParts(html: string, change: (part: string) => string): string {
  let changed = '';
  let end = 0;
  /** How deep in a hydrated island the next tag is. */
  let depth = 0;
  for (const { 0: tag, 1: attributes, index } of html.matchAll(islandTag)) {
    if (attributes === undefined) {
      if (depth === 0) continue;
      depth--;
      if (depth > 0) continue;
      changed += html.slice(end, index + tag.length);
      end = index + tag.length;
    } else if (depth > 0) depth++;
    else if (attributes.includes(' data-props=')) {
      changed += change(html.slice(end, index));
      end = index;
      depth = 1;
    }
  }
  return changed + change(html.slice(end));
}
