import { Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import {
  addParameters,
  isPagePath,
  validParameters,
} from '../../core/domain/referral-parameters.ts';
import type { WaitForTurn } from '../pages/turn-queue.ts';
import type { Settings } from '../settings/settings.ts';
import { cachePolicies } from './headers.ts';
import { queryStringOf } from './request-url.ts';
import { compressedResponse, toResponse, type StoredResponse } from './stored-response.ts';

/** Answers a request with a finished page. */
export type PageResponder = (
  stored: StoredResponse,
  request: Request,
  ip: string,
) => Response | Promise<Response>;

/**
 * The page's markup with these parameters in every link to the client portal or to another page, and in what its forms send.
 * Canonical links, scripts and the props of islands stay: props contain addresses to which an island adds more.
 */
export function carryInHtml(
  html: string,
  parameters: string,
  portalLinks: ReadonlySet<string>,
): string {
  const page = parseDocument(html);
  const carryIn = ({ attribs }: Element, name: 'href' | 'action'): void => {
    const defaultRef = attribs['data-ref'] && `ref=${attribs['data-ref']}`;
    const address = attribs[name] ?? '';
    const url = defaultRef ? address.replace(`?${defaultRef}`, '') : address;
    if (portalLinks.has(url) || isPagePath(url.replace(/[?#].*$/s, '')))
      attribs[name] = addParameters(addParameters(url, parameters), defaultRef ?? '');
  };
  for (const link of DomUtils.getElementsByTagName('a', page)) carryIn(link, 'href');
  for (const form of DomUtils.getElementsByTagName('form', page)) {
    if (form.attribs['method'] === 'post') carryIn(form, 'action');
    // A form that sends its fields in the URL replaces the query string of its address.
    else
      for (const [name, value] of [...new URLSearchParams(parameters)].toReversed())
        DomUtils.prependChild(form, new Element('input', { type: 'hidden', name, value }));
  }
  return DomUtils.getOuterHTML(page, { encodeEntities: 'utf8' });
}

/**
 * Sends pages so that a visit keeps the parameters with which it began, without JavaScript as well: their links carry them on.
 * @param portalLinks what leads to the client portal, as it is written in pages
 */
export function createPageResponder(
  { referral }: Settings,
  portalLinks: readonly string[],
  waitForTurn: WaitForTurn,
): PageResponder {
  const links = new Set(portalLinks);

  function carry(
    { status, identity }: StoredResponse,
    parameters: string,
  ): Promise<StoredResponse> {
    const { vary: _, ...headers }: Record<string, string> = identity.headers;
    const html = carryInHtml(new TextDecoder().decode(identity.body), parameters, links);
    return compressedResponse(status, new TextEncoder().encode(html), {
      ...headers,
      // A cache that leaves parameters out of its keys would give one visitor's to all others.
      'cache-control':
        headers['cache-control'] === cachePolicies.never
          ? cachePolicies.never
          : cachePolicies.privatePage,
    });
  }

  return (stored, request, ip) => {
    const parameters = validParameters(queryStringOf(request.url), referral.names);
    if (!parameters || !stored.identity.headers['content-type']?.startsWith('text/html'))
      return toResponse(stored, request);
    return waitForTurn(ip)
      .then(
        () => carry(stored, parameters),
        // Too many requests wait: the page is sent as it is stored, and the browser carries the parameters.
        () => stored,
      )
      .then((carried) => toResponse(carried, request));
  };
}
