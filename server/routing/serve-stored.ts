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
      const queryPage = pages.getQueryPage(path, queryOf(request.url));
      return queryPage
        ? queryPage.then((response) => toResponse(response, request))
        : toResponse(stored, request);
    }
    const language = contact && contactPages.get(path);
    if (!language) return plain.methodNotAllowed('GET, HEAD');
    if (request.method !== 'POST') return plain.methodNotAllowed('GET, HEAD, POST');
    return postContactForm({ contact, pages, language }, request, peerIp).catch(fail);
  };
}

/** The contact form without JavaScript: the response is the same page, with the outcome in it. */
async function postContactForm(
  {
    contact,
    pages,
    language,
  }: { contact: ContactService; pages: PageStore; language: LanguageCode },
  request: Request,
  peerIp: string,
): Promise<Response> {
  const { status, outcome, headers } = await contact.handlePost(request, peerIp);
  const response = toResponse(pages.contactPage(language, outcome, status), request);
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}
