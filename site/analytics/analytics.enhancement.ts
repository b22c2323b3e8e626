/**
 * Counts visits where the visitor may be counted: loads the service's script and tells it of the events that `data-event` names.
 * Nothing is requested from the service before. It is fetched only where a deployment counts visits.
 */

/** What the services' scripts put on the page. */
declare global {
  interface Window {
    plausible?: ((event: string, options: { u: string; props?: Details }) => void) & {
      q?: unknown[];
      o?: object;
    };
    umami?: { track: (event: string, details: Details) => unknown };
    /** Not in every browser. */
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: (url: string) => string },
      ) => { createScriptURL: (url: string) => string };
    };
  }
}

type Details = Record<string, string>;
/** `unknown` until it is asked. */
type Answer = 'allowed' | 'refused' | 'unknown';

/** How events are sent, once the script is requested. */
let send: ((event: string, details: Details) => void) | undefined;
/** Where nothing can be stored, an answer lasts as long as the page. */
let unstoredAnswer: Answer = 'unknown';
let isWatching = false;

/** @param part holds what the code needs to know, the question, or the button that forgets the answer */
export default function countVisits(part: HTMLElement): void {
  part.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-answer]');
    if (button) answer(button);
  });
  if (isWatching) return;
  isWatching = true;
  // Answered in another tab.
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

const settings = (): DOMStringMap =>
  document.querySelector<HTMLElement>('[data-analytics]')?.dataset ?? {};

const refusesBySignal = (): boolean =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;

function readAnswer(): Answer {
  if (refusesBySignal()) return 'refused';
  const key = settings()['consent'];
  // This deployment does not ask.
  if (key === undefined) return 'allowed';
  try {
    const stored = localStorage.getItem(key);
    return stored === 'allowed' || stored === 'refused' ? stored : unstoredAnswer;
  } catch {
    return unstoredAnswer;
  }
}

function answer(button: HTMLElement): void {
  const given = button.dataset['answer'];
  const key = settings()['consent'] ?? '';
  unstoredAnswer = 'unknown';
  try {
    if (given) localStorage.setItem(key, given);
    else localStorage.removeItem(key);
  } catch {
    unstoredAnswer = given === 'allowed' || given === 'refused' ? given : 'unknown';
  }
  const status = button.parentElement?.querySelector<HTMLElement>('[data-signal]');
  if (status && refusesBySignal()) status.textContent = status.dataset['signal'] ?? '';
  followAnswer();
  const question = findQuestion();
  if (status && question?.hidden === false) {
    scrollTo({ top: 0 });
    question.focus({ preventScroll: true });
  } else if (!status) {
    // The pressed button has gone: the next Tab starts from the top.
    const root = document.documentElement;
    root.tabIndex = -1;
    root.focus({ preventScroll: true });
    root.removeAttribute('tabindex');
  }
}

const findQuestion = (): HTMLElement | null => document.querySelector('[data-question]');

/** Does what the answer says, whoever gave it. */
function followAnswer(): void {
  const given = readAnswer();
  const question = findQuestion();
  if (question) question.hidden = given !== 'unknown';
  if (given === 'allowed') start();
  else if (send) stop();
}

function start(): void {
  if (send) return;
  const { analytics, script: url = '', site = '', policy, send: sendOrigin } = settings();
  const script = document.createElement('script');
  if (analytics === 'umami') {
    script.dataset['websiteId'] = site;
    // Newer versions would store an identifier, and what stands after a question mark may be personal.
    script.dataset['identityStitching'] = 'false';
    script.dataset['excludeSearch'] = 'true';
    if (sendOrigin) script.dataset['hostUrl'] = sendOrigin;
    send = sendWhenLoaded(script, (event, details) => window.umami?.track(event, details));
  } else {
    script.dataset['domain'] = site;
    if (sendOrigin) script.dataset['api'] = `${sendOrigin}/api/event`;
    // A query string may be personal, or a partner's number.
    const u = location.origin + location.pathname;
    // The service's own stand-in: its script sends what it has kept.
    const kept: unknown[] = [];
    window.plausible ??= Object.assign((...call: unknown[]) => void kept.push(call), {
      q: kept,
      // Scripts that read these options take no address from a call.
      o: {
        autoCapturePageviews: false,
        outboundLinks: false,
        transformRequest: (request: object) => ({ ...request, u }),
      },
    });
    window.plausible('pageview', { u });
    send = (event, props) => window.plausible?.(event, { u, props });
  }
  // Scripts send the page before, too. One of this site is given with its query string.
  Object.defineProperty(document, 'referrer', { value: document.referrer.split('?')[0] });
  script.src = trusted(url, policy);
  document.head.append(script);
  watchEvents();
}

/** Umami has no stand-in: calls wait for its script, and are dropped with it. */
function sendWhenLoaded(
  script: HTMLScriptElement,
  call: (event: string, details: Details) => void,
): (event: string, details: Details) => void {
  const loaded = new Promise((resolve) => {
    script.addEventListener('load', resolve);
  });
  return (event, details) => void loaded.then(() => call(event, details));
}

/** Most pages enforce Trusted Types. Their policy lets a script element load from no other address than this one. */
const trusted = (url: string, policy = ''): string =>
  window.trustedTypes
    ?.createPolicy(policy, { createScriptURL: (given) => given })
    .createScriptURL(url) ?? url;

/** A script that has run cannot be taken back, and may send when the page is left: nothing may be sent, and the page loads anew. */
function stop(): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "connect-src 'self'";
  document.head.append(policy);
  scrollTo({ top: 0, behavior: 'instant' });
  location.reload();
}

function watchEvents(): void {
  for (const type of ['click', 'auxclick'] as const)
    document.addEventListener(
      type,
      ({ target, button }) => {
        const link = target instanceof Element && target.closest<HTMLElement>('a[data-event]');
        // The middle button opens a tab, the right one a menu.
        if (link && button < 2) report(link);
      },
      // Islands may handle the click and stop it.
      { capture: true },
    );
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLElement && node.matches('[data-event]:not(a)')) report(node);
  });
  for (const form of document.forms) observer.observe(form, { childList: true, subtree: true });
}

function report({ dataset }: HTMLElement): void {
  const { event = '', eventDetail } = dataset;
  send?.(event, {
    language: document.documentElement.lang,
    ...(eventDetail ? { detail: eventDetail } : {}),
  });
}
