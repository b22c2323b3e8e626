import { languageCodes, type LanguageCode } from '../../contract/languages.ts';
import { pagePath } from '../../site/paths.ts';
import type { ContactService } from '../mail-provider/contact-service.ts';
import type { PageStore } from '../pages/page-store.ts';
import { toResponse, type StoredResponse } from '../pages/stored-response.ts';
import type { Settings } from '../settings.ts';
import type { PlainResponses } from './plain-responses.ts';
import { isReadMethod, queryOf } from './request-url.ts';

export interface StoredParts {
  settings: Pick<Settings, 'defaultLanguage'>;
  pages: PageStore;
  files: ReadonlyMap<string, StoredResponse>;
  contact: ContactService | undefined;
  plain: PlainResponses;
  /** Awaited before a page is rendered for one request. */
  turn: (request: Request, peerIp: string) => Promise<void>;
  /** The response to an error. */
  fail: (error: unknown) => Response;
}

/**
 * Serves the pages and files that are at exactly this path; undefined for any other path. A stored page is served without
 * asynchronous work.
 */
export function createStoredHandler({
  settings,
  pages,
  files,
  contact,
  plain,
  turn,
  fail,
}: StoredParts): (
  request: Request,
  path: string,
  peerIp: string,
) => Response | Promise<Response> | undefined {
  const contactPages = new Map<string, LanguageCode>(
    languageCodes.map((code) => [pagePath(code, 'contact', settings.defaultLanguage), code]),
  );

  return (request, path, peerIp) => {
    const stored = pages.get(path) ?? files.get(path);
    if (!stored) return undefined;
    if (isReadMethod(request.method)) {
      const queryPage = pages.getQueryPage(path, queryOf(request.url), () => turn(request, peerIp));
      return queryPage
        ? queryPage.then((response) => toResponse(response, request)).catch(fail)
        : toResponse(stored, request);
    }
    const language = contact && contactPages.get(path);
    if (!language) return plain.methodNotAllowed('GET, HEAD');
    if (request.method !== 'POST') return plain.methodNotAllowed('GET, HEAD, POST');
    return postContactForm({ contact, pages, language, turn }, request, peerIp).catch(fail);
  };
}

/** The contact form without JavaScript: the response is the same page, with the outcome in it. */
async function postContactForm(
  {
    contact,
    pages,
    language,
    turn,
  }: {
    contact: ContactService;
    pages: PageStore;
    language: LanguageCode;
    turn: StoredParts['turn'];
  },
  request: Request,
  peerIp: string,
): Promise<Response> {
  // Before the message is taken: a visitor who is turned away still has it and sends it again.
  await turn(request, peerIp);
  const { status, outcome, headers } = await contact.handlePost(request, peerIp);
  const response = toResponse(pages.contactPage(language, outcome, status), request);
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}
