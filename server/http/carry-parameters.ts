import {
  addParameters,
  isPagePath,
  validParameters,
} from '../../core/domain/referral-parameters.ts';
import type { Settings } from '../settings/settings.ts';
import { escapeHtml } from './escape-html.ts';
import { cachePolicies } from './headers.ts';
import { queryStringOf } from './request-url.ts';
import { compressedResponse, toResponse, type StoredResponse } from './stored-response.ts';

/** Answers a request with a finished page. */
export type PageResponder = (
  stored: StoredResponse,
  request: Request,
) => Response | Promise<Response>;

/** Beyond them a page is sent as it is stored: the browser then carries the parameters. */
const maxAtOnce = 32;

const tags = /<(script|style)\b.*?<\/\1>|<(?:a|form)\b[^>]*>/gs;
const attribute = (name: string): RegExp => new RegExp(`(\\s${name}=")([^"]*)(")`);
const href = attribute('href');
const action = attribute('action');

const unescapes: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
/** The value of an attribute that React has escaped. */
const unescapeHtml = (text: string): string =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (escaped) => unescapes[escaped] ?? escaped);

/**
 * The page's markup with these parameters in every link to the client portal or to another page, and in what its forms send.
 * Canonical links, scripts and the props of islands stay: props contain addresses to which an island adds more.
 */
export function carryInHtml(
  html: string,
  parameters: string,
  portalLinks: ReadonlySet<string>,
): string {
  const leadsOn = (url: string): boolean =>
    portalLinks.has(url) || isPagePath(url.replace(/[?#].*$/s, ''));
  const carryIn = (tag: string, name: RegExp): string =>
    tag.replace(name, (whole, before: string, value: string, after: string) => {
      const url = unescapeHtml(value);
      return leadsOn(url) ? before + escapeHtml(addParameters(url, parameters)) + after : whole;
    });
  const fields = [...new URLSearchParams(parameters)]
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}"/>`)
    .join('');
  return html.replaceAll(tags, (tag, element: string | undefined) => {
    if (element !== undefined) return tag;
    if (tag.startsWith('<a')) return carryIn(tag, href);
    // A form that sends its fields in the URL replaces the query string of its address.
    return / method="post"/.test(tag) ? carryIn(tag, action) : tag + fields;
  });
}

/**
 * Sends pages so that a visit keeps the parameters with which it began, without JavaScript as well: their links carry them on.
 * @param portalLinks what leads to the client portal, as it is written in pages
 */
export function createPageResponder(
  { referral }: Pick<Settings, 'referral'>,
  portalLinks: readonly string[],
): PageResponder {
  const links = new Set(portalLinks);
  let atOnce = 0;

  async function carry(stored: StoredResponse, parameters: string): Promise<StoredResponse> {
    const {
      'content-length': _length,
      etag: _etag,
      vary: _vary,
      ...headers
    }: Record<string, string> = stored.identity.headers;
    const html = carryInHtml(new TextDecoder().decode(stored.identity.body), parameters, links);
    return compressedResponse(stored.status, new TextEncoder().encode(html), {
      ...headers,
      // A cache that leaves parameters out of its keys would give one visitor's to all others.
      'cache-control':
        headers['cache-control'] === cachePolicies.never
          ? cachePolicies.never
          : cachePolicies.privatePage,
    });
  }

  return (stored, request) => {
    const queryString = queryStringOf(request.url);
    const parameters = queryString && validParameters(queryString, referral.names);
    if (
      !parameters ||
      atOnce >= maxAtOnce ||
      !stored.identity.headers['content-type']?.startsWith('text/html')
    )
      return toResponse(stored, request);
    atOnce += 1;
    return carry(stored, parameters)
      .then((carried) => toResponse(carried, request))
      .finally(() => void (atOnce -= 1));
  };
}
