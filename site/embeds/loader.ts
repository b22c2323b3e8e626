/**
 * Brings the charting provider's widgets to life, one place (`embed.tsx`) at a time, and takes them away again. Plain
 * TypeScript: the server has written every word and every state's markup, so that a state is one attribute, `data-state`.
 * Fetched by `near.ts` when the visitor comes near a place.
 */
import { embedLimits } from './limits.ts';
import { attribution } from './provider-attribution.ts';

type State =
  | 'waiting'
  | 'live'
  /** No script, no frame, or no sign of life in time. */
  | 'failed'
  /** The provider answers that it has nothing for us. */
  | 'refused'
  | 'offline'
  /** The visitor stopped what moves, or prefers less motion. */
  | 'stopped'
  /** The visitor is asked first … */
  | 'consent'
  /** … and said no. */
  | 'declined';

/** Places that the visitor came near to, each with what ends its present widget. */
const places = new Map<HTMLElement, AbortController>();
const systemDark = matchMedia('(prefers-color-scheme: dark)');
const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');

function show(place: HTMLElement, state: State): void {
  place.dataset['state'] = state;
}

/** Wakes a place for the first time; once is enough. */
export function bring(place: HTMLElement): void {
  if (places.has(place)) return;
  places.set(place, new AbortController());
  place.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-act]');
    if (button) act(place, button);
  });
  decide(place);
}

/** Loads the widget, or says why not. */
function decide(place: HTMLElement): void {
  const consent = rememberedConsent(place);
  if (consent === 'refused') remove(place, 'declined');
  else if (consent === 'unknown') remove(place, 'consent');
  else if (place.dataset['embed'] === 'ticker-tape' && lessMotion.matches) remove(place, 'stopped');
  else mount(place);
}

function act(place: HTMLElement, button: HTMLElement): void {
  const action = button.dataset['act'];
  if (action === 'pause') {
    button.setAttribute('aria-pressed', String(button.getAttribute('aria-pressed') !== 'true'));
    return;
  }
  // The button that was pressed goes away: the place keeps the focus.
  place.focus({ preventScroll: true });
  if (action === 'always' || action === 'never') {
    remember(place.dataset['consent'] ?? '', action === 'always' ? 'allowed' : 'refused');
    for (const other of places.keys())
      if (other === place || other.dataset['state'] === 'consent') decide(other);
  } else if (action === 'stop') remove(place, 'stopped');
  else mount(place);
}

function rememberedConsent(place: HTMLElement): 'allowed' | 'refused' | 'unknown' {
  const key = place.dataset['consent'];
  if (key === undefined) return 'allowed';
  try {
    const answer = localStorage.getItem(key);
    return answer === 'allowed' || answer === 'refused' ? answer : 'unknown';
  } catch {
    return 'unknown';
  }
}

function remember(key: string, answer: 'allowed' | 'refused'): void {
  try {
    localStorage.setItem(key, answer);
  } catch {
    // Storage is closed to us: the answer holds for this page.
  }
}

/** Takes the remembered answer back, here and in the visitor's other tabs. */
export function withdraw(button: HTMLElement): void {
  try {
    localStorage.removeItem(button.dataset['withdraw'] ?? '');
  } catch {
    // Nothing was remembered either.
  }
  for (const place of places.keys()) decide(place);
  const said = button.parentElement?.querySelector<HTMLElement>('[data-withdrawn]');
  if (said) said.textContent = said.dataset['withdrawn'] ?? '';
}

/** Ends the present widget: timers, listeners, markup. */
function remove(place: HTMLElement, state: State): void {
  places.get(place)?.abort();
  show(place, state);
}

const wantsDark = (): boolean => {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'dark' : systemDark.matches;
};

function element(className: string, ...children: HTMLElement[]): HTMLElement {
  const made = document.createElement('div');
  made.className = className;
  made.append(...children);
  return made;
}

/** The provider's own markup. The script stands inside, with the settings as its text, and finds its place by itself. */
function widgetMarkup(script: HTMLScriptElement): HTMLElement {
  const link = document.createElement('a');
  Object.assign(link, {
    href: attribution.href,
    rel: 'noopener nofollow',
    target: '_blank',
    lang: 'en',
    dir: 'ltr',
  });
  const words = document.createElement('span');
  words.className = 'blue-text';
  words.textContent = attribution.text;
  link.append(words);
  const container = element(
    'tradingview-widget-container',
    element('tradingview-widget-container__widget'),
    element('tradingview-widget-copyright', link),
  );
  container.append(script);
  return container;
}

/** Puts a fresh widget into the place. The provider has no way to change one: every change is a new one. */
function mount(place: HTMLElement): void {
  const host = place.querySelector<HTMLElement>('[data-host]');
  if (!host) return;
  places.get(place)?.abort();
  const ending = new AbortController();
  const { signal } = ending;
  places.set(place, ending);
  if (!navigator.onLine) {
    show(place, 'offline');
    addEventListener('online', () => mount(place), { signal });
    return;
  }
  show(place, 'waiting');

  const dark = place.dataset['followsTheme'] === undefined || wantsDark();
  const settings = {
    ...(JSON.parse(place.dataset['settings'] ?? '{}') as object),
    colorTheme: dark ? 'dark' : 'light',
  };
  const script = document.createElement('script');
  script.async = true;
  script.src = place.dataset['script'] ?? '';
  script.text = JSON.stringify(settings);
  const wrapper = element('', widgetMarkup(script));
  wrapper.dataset['theme'] = settings.colorTheme;

  const patience = setTimeout(() => fail(), embedLimits.failsAfter);
  let frame: HTMLIFrameElement | null = null;
  let frameStopped = false;
  const hasSpoken = (): boolean =>
    place.dataset['state'] === 'live' || place.dataset['state'] === 'refused';
  const live = (): void => {
    clearTimeout(patience);
    if (place.dataset['state'] !== 'live') show(place, 'live');
  };
  function fail(): void {
    clearTimeout(patience);
    if (navigator.onLine) show(place, 'failed');
    else {
      show(place, 'offline');
      addEventListener('online', () => mount(place), { signal });
    }
  }

  script.addEventListener('error', fail, { signal });
  // A policy that stops the frame: the newest loaders try another host, and an answer from there still counts.
  document.addEventListener(
    'securitypolicyviolation',
    ({ blockedURI, effectiveDirective }) => {
      if (effectiveDirective.startsWith('frame') && frame?.src.startsWith(blockedURI))
        frameStopped = true;
    },
    { signal },
  );
  addEventListener(
    'message',
    ({ source, data }) => {
      if (!frame || source !== frame.contentWindow) return;
      if ((data as { name?: unknown } | null)?.name === 'tv-widget-no-data') {
        clearTimeout(patience);
        show(place, 'refused');
      } else live();
    },
    { signal },
  );
  const observer = new MutationObserver(() => {
    const found = wrapper.querySelector('iframe');
    if (!found || found === frame) return;
    frame = found;
    frame.title = place.dataset['title'] ?? '';
    // Not every widget speaks, and an error page of the browser "loads" as well: ask whether its host can be reached.
    frame.addEventListener(
      'load',
      async () => {
        if (frameStopped) {
          frameStopped = false;
          return;
        }
        if (hasSpoken()) return;
        const { origin } = new URL(found.src);
        const reached = await fetch(origin, { method: 'HEAD', mode: 'no-cors', signal }).then(
          () => true,
          () => false,
        );
        if (signal.aborted || hasSpoken()) return;
        if (reached) live();
        else fail();
      },
      { signal },
    );
  });
  observer.observe(wrapper, { childList: true, subtree: true });

  signal.addEventListener('abort', () => {
    clearTimeout(patience);
    observer.disconnect();
    wrapper.remove();
  });
  host.append(wrapper);
  if (place.dataset['embed'] === 'timeline') scrollSlowly(place, host, signal);
}

/** News move on by themselves, a pixel at a time; they stop for whoever reads, and for good once the reader scrolls. */
function scrollSlowly(place: HTMLElement, host: HTMLElement, signal: AbortSignal): void {
  const pause = place.querySelector('[data-act=pause]');
  const isPaused = (): boolean => pause?.getAttribute('aria-pressed') === 'true';
  host.scrollTop = 0;
  let ours = 0;
  host.addEventListener(
    'scroll',
    () => {
      if (Math.abs(host.scrollTop - ours) > 1) pause?.setAttribute('aria-pressed', 'true');
      ours = host.scrollTop;
    },
    { signal, passive: true },
  );
  const timer = setInterval(() => {
    const read =
      isPaused() ||
      lessMotion.matches ||
      document.hidden ||
      host.matches(':hover') ||
      host.contains(document.activeElement);
    if (read || place.dataset['state'] !== 'live') return;
    ours = host.scrollTop + 1;
    host.scrollTop = ours;
  }, embedLimits.newsScrollEvery);
  signal.addEventListener('abort', () => clearInterval(timer));
}

/** Widgets that follow the page's theme are made anew when it changes. */
function followTheme(): void {
  for (const place of places.keys()) {
    const shown = place.querySelector<HTMLElement>('[data-host] > [data-theme]')?.dataset['theme'];
    if (
      place.dataset['followsTheme'] !== undefined &&
      shown !== undefined &&
      (shown === 'dark') !== wantsDark()
    )
      mount(place);
  }
}
new MutationObserver(followTheme).observe(document.documentElement, {
  attributeFilter: ['data-theme'],
});
systemDark.addEventListener('change', followTheme);

// The choice was made or taken back in another tab.
addEventListener('storage', ({ key }) => {
  for (const place of places.keys())
    if (key === null || key === place.dataset['consent']) decide(place);
});

// Back from the back/forward cache, what had not come will not come any more.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  for (const place of places.keys())
    if (place.dataset['state'] === 'waiting' || place.dataset['state'] === 'failed') mount(place);
});
