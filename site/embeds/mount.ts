import { widgetTimeoutMs } from '../facts/timings.ts';
import { createWidget, createWidgetScript } from './widget-markup.ts';

export type EmbedState =
  | 'waiting'
  | 'live'
  /** No script, no frame, or no sign of life in time. */
  | 'failed'
  /** The provider has no data for us. */
  | 'refused'
  | 'offline'
  /** The visitor stopped the moving widget, or prefers reduced motion. */
  | 'stopped'
  /** The visitor is asked for consent first … */
  | 'consent'
  /** … and declined. */
  | 'declined';

/** The current mount of each embed: aborting it removes its timers, listeners and markup. */
const mounts = new WeakMap<HTMLElement, AbortController>();

function showState(embed: HTMLElement, state: EmbedState): void {
  if (embed.dataset['state'] !== state) embed.dataset['state'] = state;
}

export function unmount(embed: HTMLElement, state: EmbedState): void {
  mounts.get(embed)?.abort();
  showState(embed, state);
}

/** Mounts a fresh widget. The provider has no call to update one: every change is a new mount. */
export function mount(embed: HTMLElement): void {
  const host = embed.querySelector<HTMLElement>('[data-host]');
  if (!host) return;
  const signal = startMount(embed);
  if (!navigator.onLine) {
    mountWhenOnline(embed, signal);
    return;
  }
  showState(embed, 'waiting');
  const script = createWidgetScript(embed);
  const widget = createWidget(embed, script);
  const outcome = createOutcome(embed, signal);
  script.addEventListener('error', outcome.fail, { signal });
  watchFrame(widget, embed.dataset['title'] ?? '', outcome, signal);
  signal.addEventListener('abort', () => widget.remove());
  host.append(widget);
}

/** Ends the current mount. @returns the signal that ends the new one */
function startMount(embed: HTMLElement): AbortSignal {
  mounts.get(embed)?.abort();
  const controller = new AbortController();
  mounts.set(embed, controller);
  return controller.signal;
}

function mountWhenOnline(embed: HTMLElement, signal: AbortSignal): void {
  showState(embed, 'offline');
  addEventListener('online', () => mount(embed), { signal });
}

/** The state of a mount. It fails at a timeout; a widget that responds later is still shown. */
interface Outcome {
  succeed: () => void;
  refuse: () => void;
  fail: () => void;
  /** Whether the provider has responded, with a widget or a refusal. */
  isKnown: () => boolean;
}

function createOutcome(embed: HTMLElement, signal: AbortSignal): Outcome {
  const show = (state: EmbedState): void => {
    clearTimeout(timer);
    showState(embed, state);
  };
  const fail = (): void => {
    if (navigator.onLine) show('failed');
    else {
      clearTimeout(timer);
      mountWhenOnline(embed, signal);
    }
  };
  const timer = setTimeout(fail, widgetTimeoutMs);
  signal.addEventListener('abort', () => clearTimeout(timer));
  return {
    succeed: () => show('live'),
    refuse: () => show('refused'),
    fail,
    isKnown: () => embed.dataset['state'] === 'live' || embed.dataset['state'] === 'refused',
  };
}

/** The frame that the provider's script creates, and may replace. */
interface Frame {
  element: HTMLIFrameElement | undefined;
  /** A content security policy blocked its latest load. */
  blocked: boolean;
}

/** Observes the widget's frame to follow the state of the mount. */
function watchFrame(
  widget: HTMLElement,
  title: string,
  outcome: Outcome,
  signal: AbortSignal,
): void {
  const frame: Frame = { element: undefined, blocked: false };
  listenToMessages(frame, outcome, signal);
  noticeBlocking(frame, signal);
  const observer = new MutationObserver(() => {
    const element = widget.querySelector('iframe');
    if (!element || element === frame.element) return;
    frame.element = element;
    element.title = title;
    element.addEventListener('load', () => void reportLoad(element, frame, outcome, signal), {
      signal,
    });
  });
  observer.observe(widget, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
}

function listenToMessages(frame: Frame, outcome: Outcome, signal: AbortSignal): void {
  addEventListener(
    'message',
    ({ source, data }) => {
      if (!frame.element || source !== frame.element.contentWindow) return;
      if ((data as { name?: unknown } | null)?.name === 'tv-widget-no-data') outcome.refuse();
      else outcome.succeed();
    },
    { signal },
  );
}

/** When a policy blocks the frame, the newest loaders try another host, whose response still counts. */
function noticeBlocking(frame: Frame, signal: AbortSignal): void {
  document.addEventListener(
    'securitypolicyviolation',
    ({ blockedURI, effectiveDirective }) => {
      if (effectiveDirective.startsWith('frame') && frame.element?.src.startsWith(blockedURI))
        frame.blocked = true;
    },
    { signal },
  );
}

/** Not every widget posts messages, and a browser's error page "loads" as well: whether the frame's host is reachable decides. */
async function reportLoad(
  element: HTMLIFrameElement,
  frame: Frame,
  outcome: Outcome,
  signal: AbortSignal,
): Promise<void> {
  if (frame.blocked) {
    frame.blocked = false;
    return;
  }
  if (outcome.isKnown()) return;
  const { origin } = new URL(element.src);
  const reachable = await fetch(origin, { method: 'HEAD', mode: 'no-cors', signal }).then(
    () => true,
    () => false,
  );
  if (signal.aborted || outcome.isKnown()) return;
  if (reachable) outcome.succeed();
  else outcome.fail();
}
