import { languageCodes, type LanguageCode } from '../../contract/languages.ts';
import { pagePath } from '../../site/paths.ts';
import { toResponse } from '../http/stored-response.ts';
import type { PageStore } from '../pages/page-store.ts';
import type { Handler } from '../routing/endpoint.ts';
import type { TurnQueue } from '../routing/turn-queue.ts';
import type { ContactService } from './contact-service.ts';

interface ContactPageOptions {
  /** Undefined: messages are not accepted. */
  contact: Pick<ContactService, 'handlePost'> | undefined;
  pages: Pick<PageStore, 'contactPage'>;
  defaultLanguage: LanguageCode;
  /** A turn is awaited before a page is rendered for one request. */
  queue: TurnQueue;
}

/** Takes the form without JavaScript, by the path of each contact page. The response is the same page, with the outcome in it. */
export function contactPagePosts({
  contact,
  pages,
  defaultLanguage,
  queue,
}: ContactPageOptions): ReadonlyMap<string, Handler> {
  if (!contact) return new Map();
  const createPost =
    (language: LanguageCode): Handler =>
    async (request, { ip }) => {
      // Before the message is taken: a visitor who is turned away still has it and sends it again.
      await queue.waitForTurn(ip);
      const { status, outcome, headers } = await contact.handlePost(request, ip);
      const response = toResponse(pages.contactPage(language, outcome, status), request);
      for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
      return response;
    };

  return new Map(
    languageCodes.map((language) => [
      pagePath(language, 'contact', defaultLanguage),
      createPost(language),
    ]),
  );
}
