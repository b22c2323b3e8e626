import { pickValues } from '../../core/domain/contact-message.ts';
import type { ContactOutcome } from '../../core/domain/contact-outcome.ts';
import { languageCodes, type LanguageCode } from '../../core/domain/languages.ts';
import { pagePath } from '../../site/paths.ts';
import type { PageResponder } from '../http/carry-parameters.ts';
import type { Handler } from '../http/endpoint.ts';
import type { Pages } from '../pages/pages.ts';
import type { TurnQueue } from '../pages/turn-queue.ts';
import type { Receive } from './reception.ts';
import { parseFormFields } from './request-fields.ts';

interface ContactPageOptions {
  /** Undefined: messages are not accepted. */
  contact: { receive: Receive } | undefined;
  pages: Pick<Pages, 'contactPage'>;
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
    async (request, client) => {
      // Before the message is received: a visitor who is turned away still has it and can send it again.
      await queue.waitForTurn(client.ip);
      const { status, outcome, retryAfter } = await receivePost(
        request,
        client.ip,
        contact.receive,
      );
      const page = await pages.contactPage(language, outcome, status);
      const response = await send(page, request, client);
      if (retryAfter) response.headers.set('retry-after', retryAfter);
      return response;
    };

  return new Map(
    languageCodes.map((language) => [
      pagePath(language, 'contact', defaultLanguage),
      createPost(language),
    ]),
  );
}

/** @returns what the page says, and with which status */
async function receivePost(
  request: Request,
  ip: string,
  receive: Receive,
): Promise<{ status: number; outcome: ContactOutcome; retryAfter?: string | undefined }> {
  const parsed = await parseFormFields(request);
  if (!parsed.ok) {
    const { status } = parsed.problem;
    const failureCause = status === 413 ? 'tooLarge' : 'misconfigured';
    return { status, outcome: { state: 'failed', failureCause } };
  }
  const fields = parsed.value;
  const values = pickValues(fields);
  const result = await receive({ fields, ip, referrer: request.headers.get('referer') });
  const { status } = result;
  if (result.kind === 'accepted') return { status, outcome: { state: 'sent' } };
  if (result.kind === 'invalid')
    return { status, outcome: { state: 'invalid', values, problems: result.problems } };
  const { failureCause, retryAfter } = result;
  return { status, outcome: { state: 'failed', failureCause, values }, retryAfter };
}
