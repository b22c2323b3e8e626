/** Wraps each text of the page's main part as a browser's translation does. Runs in the page. */
export function translate(): void {
  const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.parentElement?.closest('script, style, textarea, font')) continue;
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text);
  }
}
