import type { ContactOutcome } from '../../core/domain/contact-outcome.ts';
import { languageCodes, type LanguageCode } from '../../core/domain/languages.ts';
import { pagePath } from '../../site/paths.ts';
import type { PageResponder } from '../http/carry-parameters.ts';
import type { Handler } from '../http/endpoint.ts';
import type { Pages } from '../pages/pages.ts';
import type { Receive } from './reception.ts';
import { parseFormFields } from './request-fields.ts';

interface ContactPageOptions {
  /** Undefined: messages are not accepted. */
  contact: { receive: Receive } | undefined;
  pages: Pick<Pages, 'contactPage'>;
  send: PageResponder;
  defaultLanguage: LanguageCode;
}

/** POST handlers for forms sent without JavaScript, by contact page path. The response is the same page, stating the outcome. */
export function contactPagePosts({
  contact,
  pages,
  send,
  defaultLanguage,
}: ContactPageOptions): ReadonlyMap<string, Handler> {
  if (!contact) return new Map();
  const createPost =
    (language: LanguageCode): Handler =>
    async (request, ip) => {
      const parsed = await parseFormFields(request);
      const { status, outcome, retryAfter } = parsed.ok
        ? await contact.receive({
            fields: parsed.value,
            ip,
            referrer: request.headers.get('referer'),
          })
        : unreadable(parsed.problem.status);
      const page = await pages.contactPage(language, outcome, status);
      const response = await send(page, request, ip);
      if (retryAfter) response.headers.set('retry-after', retryAfter);
      return response;
    };
  return new Map(
    languageCodes.map((code) => [pagePath(code, 'contact', defaultLanguage), createPost(code)]),
  );
}

const unreadable = (
  status: number,
): { status: number; outcome: ContactOutcome; retryAfter?: string } => ({
  status,
  outcome: { state: 'failed', failureCause: status === 413 ? 'tooLarge' : 'misconfigured' },
});
