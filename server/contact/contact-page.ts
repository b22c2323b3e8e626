import { languageCodes, type LanguageCode } from '../../core/domain/languages.ts';
import { pagePath } from '../../site/paths.ts';
import type { PageStore } from '../pages/page-store.ts';
import type { PageResponder } from '../routing/carry-parameters.ts';
import type { Handler } from '../routing/endpoint.ts';
import type { TurnQueue } from '../routing/turn-queue.ts';
import type { ContactService } from './contact-service.ts';

interface ContactPageOptions {
  /** Undefined: messages are not accepted. */
  contact: Pick<ContactService, 'handlePost'> | undefined;
  pages: Pick<PageStore, 'contactPage'>;
  send: PageResponder;
  defaultLanguage: LanguageCode;
  /** Rendering a page for a single request waits for its turn here. */
  queue: Pick<TurnQueue, 'waitForTurn'>;
}

/** POST handlers for forms sent without JavaScript, by contact page path. The response is the same page, stating the outcome. */
export function contactPagePosts({
  contact,
  pages,
  send,
  defaultLanguage,
  queue,
}: ContactPageOptions): ReadonlyMap<string, Handler> {
  if (!contact) return new Map();
  const createPost =
    (language: LanguageCode): Handler =>
    async (request, { ip }) => {
      // Before the message is received: a visitor who is turned away still has it and can send it again.
      await queue.waitForTurn(ip);
      const { status, outcome, headers } = await contact.handlePost(request, ip);
      const response = await send(await pages.contactPage(language, outcome, status), request);
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
