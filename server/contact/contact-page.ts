import { languageCodes, type LanguageCode } from '../../contract/languages.ts';
import { pagePath } from '../../site/paths.ts';
import type { PageStore } from '../pages/page-store.ts';
import { toResponse } from '../pages/stored-response.ts';
import type { ClientIpReader } from '../routing/client-ip.ts';
import type { TurnQueue } from '../routing/turn-queue.ts';
import type { ContactService } from './contact-service.ts';

interface ContactPageOptions {
  contact: Pick<ContactService, 'handlePost'>;
  pages: Pick<PageStore, 'contactPage'>;
  defaultLanguage: LanguageCode;
  /** A turn is awaited before a page is rendered for one request. */
  turns: TurnQueue;
  clientIp: ClientIpReader;
}

/** Takes the form without JavaScript, by the path of each contact page. The response is the same page, with the outcome in it. */
export function contactPagePosts({
  contact,
  pages,
  defaultLanguage,
  turns,
  clientIp,
}: ContactPageOptions): ReadonlyMap<
  string,
  (request: Request, peerIp: string) => Promise<Response>
> {
  async function postContactForm(
    language: LanguageCode,
    request: Request,
    peerIp: string,
  ): Promise<Response> {
    const client = clientIp(request, peerIp);
    // Before the message is taken: a visitor who is turned away still has it and sends it again.
    await turns.turn(client);
    const { status, outcome, headers } = await contact.handlePost(request, client);
    const response = toResponse(pages.contactPage(language, outcome, status), request);
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  }

  return new Map(
    languageCodes.map((language) => [
      pagePath(language, 'contact', defaultLanguage),
      (request, peerIp) => postContactForm(language, request, peerIp),
    ]),
  );
}
