import { widgetTimeoutMs } from '../facts/timings.ts';

/** The server has written the words and markup of every state: a state is one attribute, `data-state`. */
export type EmbedState =
  | 'waiting'
  | 'live'
  /** No script, no frame, or no sign of life in time. A widget that responds later is still shown. */
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

interface WidgetLife {
  /** Mounts a fresh widget in place of the one before: the provider has no call to update one. */
  mount(colorTheme: 'dark' | 'light'): void;
  unmount(state: EmbedState): void;
}

/** Mounts the provider's widget in an embed and follows how it fares. @param remount mounts it again */
export function createWidget(embed: HTMLElement, remount: () => void): WidgetLife {
  const { dataset } = embed;
  const host = embed.querySelector('[data-host]')!;
  let timer: ReturnType<typeof setTimeout>;
  let blocked = 'nothing';
  const frameIn = (): HTMLIFrameElement | null => host.querySelector('iframe');
  const isIn = (...states: EmbedState[]): boolean => states.some((one) => one === dataset['state']);
  const show = (state: EmbedState): void => {
    if (!isIn(state)) dataset['state'] = state;
  };
  const fail = (): void => {
    if (isIn('waiting')) show(navigator.onLine ? 'failed' : 'offline');
  };
  const respond = (state: 'live' | 'refused', frame: HTMLIFrameElement): void => {
    // Hidden until now, also from assistive technology.
    frame.title = dataset['title']!;
    show(state);
  };
  // Events of its script do not bubble.
  host.addEventListener('error', fail, true);
  // Not every widget posts messages, and a browser's error page "loads" as well: whether the frame's host is reachable decides.
  // When a policy blocks the frame, the newest loaders try another host, whose response still counts.
  host.addEventListener(
    'load',
    ({ target: frame }) => {
      if (!(frame instanceof HTMLIFrameElement) || isIn('live', 'refused')) return;
      // An empty frame (`about:blank`) is no sign of life.
      if (!/^https?:/.test(frame.src) || frame.src.startsWith(blocked)) return;
      fetch(new URL(frame.src).origin, { method: 'HEAD', mode: 'no-cors' }).then(
        () => frame.isConnected && !isIn('live', 'refused') && respond('live', frame),
        // The outcome of a widget that has been replaced since is not the new one's.
        () => frame.isConnected && fail(),
      );
    },
    true,
  );
  addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
    if (effectiveDirective.startsWith('frame')) blocked = blockedURI;
  });
  addEventListener('message', ({ source, data }) => {
    const frame = frameIn();
    if (frame && source === frame.contentWindow && !isIn('offline'))
      respond(data?.name === 'tv-widget-no-data' ? 'refused' : 'live', frame);
  });
  addEventListener('offline', () => isIn('live', 'waiting') && show('offline'));
  // Widgets that failed just before the browser noticed are tried again, too.
  addEventListener('online', () => isIn('offline', 'failed') && remount());
  // A page restored from the back/forward cache: loads that it interrupted do not resume.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isIn('waiting', 'failed')) remount();
  });

  return {
    mount(colorTheme) {
      const { content } = embed.querySelector('template')!;
      const widget = content.firstElementChild!.cloneNode(true) as HTMLElement;
      widget.dataset['theme'] = colorTheme;
      // Instead of the dark one that the stylesheet gives.
      widget.style.colorScheme = colorTheme;
      const script = document.createElement('script');
      script.src = dataset['script']!;
      script.text = JSON.stringify({ ...JSON.parse(dataset['settings']!), colorTheme });
      host.replaceChildren(...(navigator.onLine ? [widget] : []));
      show(navigator.onLine ? 'waiting' : 'offline');
      // The script loads once it is in the page, and finds its container by itself.
      widget.firstElementChild!.append(script);
      clearTimeout(timer);
      timer = setTimeout(fail, widgetTimeoutMs);
    },
    unmount(state) {
      host.replaceChildren();
      show(state);
    },
  };
}
