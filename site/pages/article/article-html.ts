import { Marked } from 'marked';
import { linkPattern } from '../../../core/domain/site-notice.ts';
import { escapeHtml } from '../../../core/util/escape-html.ts';

/**
 * An article's Markdown as HTML that cannot run anything: markup in it is shown as text, and links lead to pages alone.
 * @param hrefOf the address of a link that an editor typed
 * @param pictureOf the markup of a picture of the article by its number; undefined if it has none of that number
 */
export function articleHtml(
  markdown: string,
  hrefOf: (typed: string) => string,
  pictureOf: (number: number) => string | undefined = () => undefined,
): string {
  const marked = new Marked({
    async: false,
    renderer: {
      html: ({ text }) => escapeHtml(text),
      image: ({ href, text }) => pictureOf(Number(href)) ?? escapeHtml(text),
      // The page's title is its only heading of the first level.
      heading({ tokens, depth }) {
        const level = Math.min(Math.max(depth, 2), 4);
        return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>`;
      },
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens);
        const isSafe = linkPattern.test(href) || href.startsWith('mailto:');
        return isSafe ? `<a href="${escapeHtml(hrefOf(href))}">${text}</a>` : text;
      },
    },
  });
  return marked.parse(markdown, { async: false });
}
