import { pickValues } from '../../core/domain/contact-message.ts';
import type { ContactOutcome } from '../../core/domain/contact-outcome.ts';
import { languageCodes, type LanguageCode } from '../../core/domain/languages.ts';
import { pagePath } from '../../site/paths.ts';
import type { PageResponder } from '../http/carry-parameters.ts';
import type { Handler } from '../http/endpoint.ts';
import type { Pages } from '../pages/pages.ts';
import type { TurnQueue } from '../pages/turn-queue.ts';
import type { Receive, ReceptionResult } from './reception.ts';
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
    async (request, { ip }) => {
      // Before the message is received: a visitor who is turned away still has it and can send it again.
      await queue.waitForTurn(ip);
      const { status, outcome, retryAfterSeconds } = await receivePost(
        request,
        ip,
        contact.receive,
      );
      const response = await send(await pages.contactPage(language, outcome, status), request);
      if (retryAfterSeconds) response.headers.set('retry-after', `${retryAfterSeconds}`);
      return response;
    };

  return new Map(
    languageCodes.map((language) => [
      pagePath(language, 'contact', defaultLanguage),
      createPost(language),
    ]),
  );
}

interface PostResult {
  status: number;
  outcome: ContactOutcome;
  retryAfterSeconds?: number | undefined;
}

async function receivePost(request: Request, ip: string, receive: Receive): Promise<PostResult> {
  const parsed = await parseFormFields(request);
  if (!parsed.ok) {
    const { status } = parsed.problem;
    const failureCause = status === 413 ? 'tooLarge' : 'misconfigured';
    return { status, outcome: { state: 'failed', failureCause } };
  }
  const values = pickValues(parsed.value);
  const result: ReceptionResult = await receive({
    fields: parsed.value,
    ip,
    referrer: request.headers.get('referer'),
  });
  switch (result.kind) {
    case 'accepted':
      return { status: 200, outcome: { state: 'sent' } };
    case 'invalid':
      return { status: 400, outcome: { state: 'invalid', values, problems: result.problems } };
    case 'failed': {
      const { failureCause, retryAfterSeconds } = result;
      const status = { refused: 403, tooMany: 429 }[failureCause as string] ?? 503;
      return { status, outcome: { state: 'failed', failureCause, values }, retryAfterSeconds };
    }
  }
}
