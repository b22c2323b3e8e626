/** Loads the service's script, and tells it of the events that `data-event` names. */

/** Globals that the services' scripts put on the page. */
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
type SendEvent = (event: string, details: Details) => void;
/** The services that are told of each event, once their scripts are requested. */
const receivers = new Set<SendEvent>();
let isSending = false;

/** @param settings as `Analytics` writes them */
export function sendVisits({
  analytics,
  script: url = '',
  site = '',
  policy,
  send: sendOrigin,
}: DOMStringMap): void {
  if (isSending) return;
  isSending = true;
  let send: SendEvent;
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
  sendEvents(send);
}

/** Tells a service of every event from now on. */
export function sendEvents(send: SendEvent): void {
  if (receivers.size === 0) watchEvents();
  receivers.add(send);
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
export function stopSending(): void {
  if (receivers.size === 0) return;
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "connect-src 'self'; img-src 'self'";
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
  for (const send of receivers)
    send(event, {
      language: document.documentElement.lang,
      ...(eventDetail ? { detail: eventDetail } : {}),
    });
}
