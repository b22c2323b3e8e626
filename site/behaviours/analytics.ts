import { sendVisits, stopSending } from '../analytics/send-visits.ts';
import type { Tag } from '../facts/tags.ts';
import { readConsent, storeConsent, type Consent } from '../shell/consent.ts';

let isWatching = false;

const settings = (): DOMStringMap =>
  document.querySelector<HTMLElement>('[data-analytics]')?.dataset ?? {};
const findQuestion = (): HTMLElement | null => document.querySelector('[data-question]');
const refusesBySignal = (): boolean =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;

/**
 * Counts visits where the visitor may be counted. Nothing is requested from the service before.
 * @param part holds the settings, the question, or the button that forgets the answer
 */
export default function countVisits(part: HTMLElement): void {
  part.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-answer]');
    if (button) answer(button);
  });
  if (isWatching) return;
  isWatching = true;
  // Answered here or in another tab.
  addEventListener('storage', ({ key }) => {
    if (key === null || key === settings()['consent']) followAnswer();
  });
  // Answered on a later page, from which the visitor comes back to this one.
  addEventListener('pageshow', ({ persisted }) => persisted && followAnswer());
  // A page that is rendered before the visitor opens it is not a visit.
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', followAnswer, { once: true });
  else followAnswer();
}

function answer(button: HTMLElement): void {
  const given = button.dataset['answer'] as Consent | '';
  storeConsent(settings()['consent'] ?? '', given || undefined);
  const status = button.parentElement?.querySelector<HTMLElement>('[data-signal]');
  if (status && refusesBySignal()) status.textContent = status.dataset['signal'] ?? '';
  else if (!given) {
    scrollTo({ top: 0 });
    findQuestion()?.focus({ preventScroll: true });
  } else {
    // The pressed button has gone: the next Tab starts from the top.
    const root = document.documentElement;
    root.tabIndex = -1;
    root.focus({ preventScroll: true });
    root.removeAttribute('tabindex');
  }
}

/** Does what the answer says, whoever gave it. */
function followAnswer(): void {
  const given = refusesBySignal() ? 'refused' : readConsent(settings()['consent']);
  const question = findQuestion();
  if (question) question.hidden = given !== 'unknown';
  const isAllowed = given === 'allowed';
  const { script, tags } = settings();
  // Tags and chats are a module of their own, which only their visitors load; and, once more, who has taken consent back.
  if (tags && (isAllowed || document.cookie))
    void import('../analytics/load-tags.ts').then(({ loadTags, forgetTags }) =>
      (isAllowed ? loadTags : forgetTags)(JSON.parse(tags) as Tag[]),
    );
  if (!isAllowed) stopSending();
  else if (script) sendVisits(settings());
}
