/**
 * Mounts the charting provider's widget in each embed that `embed.tsx` renders, and follows how it fares. Plain TypeScript: the
 * server has written the words and markup of every state, so a state is one attribute, `data-state`. It is fetched when the
 * visitor comes near an embed: until then nothing is requested from a third party. Kept small, because the calendar and the news
 * need it at once; what a visitor can choose is code of its own (`embed-control.enhancement.ts`).
 */
import { widgetTimeoutMs } from '../facts/timings.ts';

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

/** The provider has responded: what fails later does not change that. */
const isKnown = ({ dataset }: HTMLElement): boolean => /live|refused/.test(dataset['state']!);

export function showState({ dataset }: HTMLElement, state: EmbedState): void {
  if (dataset['state'] !== state) dataset['state'] = state;
}

function fail(embed: HTMLElement): void {
  if (embed.dataset['state'] === 'waiting')
    showState(embed, navigator.onLine ? 'failed' : 'offline');
}

/** When the widget of each embed fails if it does not respond. */
const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

const hostOf = (embed: HTMLElement): Element => embed.querySelector('[data-host]')!;

/**
 * Mounts a fresh widget in place of the one before: the provider has no call to update one. It fails at a timeout; a widget that
 * responds later is still shown.
 * @param settings of the widget, as JSON
 */
export function mount(embed: HTMLElement, settings = embed.dataset['settings']!): void {
  const { content } = embed.querySelector('template')!;
  const widget = content.firstElementChild!.cloneNode(true) as Element;
  const script = document.createElement('script');
  script.src = embed.dataset['script']!;
  script.text = settings;
  hostOf(embed).replaceChildren(...(navigator.onLine ? [widget] : []));
  showState(embed, navigator.onLine ? 'waiting' : 'offline');
  // It loads once it is in the page, and finds its container by itself.
  widget.firstElementChild!.append(script);
  clearTimeout(timers.get(embed));
  timers.set(
    embed,
    setTimeout(() => fail(embed), widgetTimeoutMs),
  );
}

/** Follows what becomes of an embed's widgets. @param remount mounts its widget again */
export function watch(embed: HTMLElement, remount: (embed: HTMLElement) => void): void {
  const { dataset } = embed;
  const host = hostOf(embed);
  let blocked = 'nothing';
  const frameIn = (): HTMLIFrameElement | null => host.querySelector('iframe');
  const show = (frame: HTMLIFrameElement, state: EmbedState): void => {
    // Hidden until now, also from assistive technology.
    frame.title = dataset['title']!;
    showState(embed, state);
  };
  // Of its script: neither bubbles.
  host.addEventListener('error', () => fail(embed), true);
  // Of its frame. Not every widget posts messages, and a browser's error page "loads" as well: whether the frame's host is
  // reachable decides. When a policy blocks the frame, the newest loaders try another host, whose response still counts.
  host.addEventListener(
    'load',
    ({ target }) => {
      const frame = frameIn();
      if (frame && frame === target && !isKnown(embed) && !frame.src.startsWith(blocked))
        fetch(new URL(frame.src).origin, { method: 'HEAD', mode: 'no-cors' }).then(
          () => frame.isConnected && !isKnown(embed) && show(frame, 'live'),
          // What became of a widget that has been replaced since is not the new one's.
          () => frame.isConnected && fail(embed),
        );
    },
    true,
  );
  addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
    if (effectiveDirective.startsWith('frame')) blocked = blockedURI;
  });
  addEventListener('message', ({ source, data }) => {
    const frame = frameIn();
    if (frame && source === frame.contentWindow)
      show(frame, data?.name === 'tv-widget-no-data' ? 'refused' : 'live');
  });
  addEventListener('online', () => {
    if (dataset['state'] === 'offline') remount(embed);
  });
  // A page restored from the back/forward cache: loads that it interrupted do not resume.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && /waiting|failed/.test(dataset['state']!)) remount(embed);
  });
}

/** Further calls for the same embed do nothing. @param root holds embeds whose widgets may be loaded */
export default function startEmbeds(root: HTMLElement): void {
  for (const embed of root.querySelectorAll<HTMLElement>('[data-embed]:not([data-state])')) {
    watch(embed, mount);
    mount(embed);
  }
}
