/** Starts the tags and chats of `TAGS`, once the visitor has agreed, and tells them of events. A module of its own: most sites have none. */
import { validParameters } from '../../core/domain/referral-parameters.ts';
import { providerOf, type Tag, type TagName } from '../facts/tags.ts';
import { keptReferral } from '../shell/storage.ts';
import { sendEvents } from './send-visits.ts';

type Details = Record<string, string>;
type Call = (...parameters: unknown[]) => unknown;

/** The globals in which the providers' scripts look for settings, and for calls from before they have loaded. */
declare global {
  interface Window {
    dataLayer?: unknown[];
    Intercom?: Call;
    ttq?: Record<'page' | 'track', Call>;
    Tawk_API?: { addEvent?: Call; customStyle: object };
  }
}

/** Height of a chat's button, as all providers draw it, and its distance from the edge, in pixels. */
const chatButton = { height: 60, margin: 20 };
let isLoading = false;

function load(src: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}

/** Google's tags read the `arguments` of calls, not arrays. */
function gtag(..._: unknown[]): void {
  window.dataLayer?.push(arguments);
}

/** Consent Mode v2: everything is denied by default, and what this visitor was asked for is allowed. */
function startGoogle(...allowed: string[]): void {
  const consentTo = (names: readonly string[], state: string) =>
    Object.fromEntries(names.map((name) => [name, state]));
  const all = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];
  if (!window.dataLayer) {
    window.dataLayer = [];
    gtag('consent', 'default', consentTo(all, 'denied'));
  }
  gtag('consent', 'update', consentTo(allowed.length > 0 ? allowed : all, 'granted'));
}

/** Starts a tag. @returns what tells it of an event */
const starters: Record<TagName, (id: string) => (event: string, details: Details) => void> = {
  gtm(id) {
    startGoogle();
    window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    load(`https://www.googletagmanager.com/gtm.js?id=${id}`);
    return (event, details) => window.dataLayer?.push({ event, ...details });
  },
  ga4(id) {
    startGoogle('analytics_storage');
    gtag('js', new Date());
    gtag('config', id);
    load(`https://www.googletagmanager.com/gtag/js?id=${id}`);
    // Names of its events have no hyphens.
    return (event, details) =>
      gtag('event', event.replaceAll('-', '_'), { send_to: id, ...details });
  },
  meta(id) {
    const queue: unknown[] = [];
    const fbq: Call & { callMethod?: Call } = Object.assign(
      (...call: unknown[]) => (fbq.callMethod ? fbq.callMethod(...call) : queue.push(call)),
      { queue, loaded: true, version: '2.0' },
    );
    Object.assign(window, { fbq, _fbq: fbq });
    load('https://connect.facebook.net/en_US/fbevents.js');
    // The pixel would read buttons and forms by itself.
    fbq('set', 'autoConfig', false, id);
    fbq('init', id);
    fbq('track', 'PageView');
    return (event, details) => fbq('trackCustom', event, details);
  },
  tiktok(id) {
    const url = 'https://analytics.tiktok.com/i18n/pixel/events.js';
    const kept: unknown[] = [];
    const keep =
      (name: string): Call =>
      (...call) =>
        kept.push([name, ...call]);
    const ttq = Object.assign(kept, {
      methods: ['page', 'track'],
      _i: { [id]: Object.assign([], { _u: url }) },
      _t: { [id]: Date.now() },
      _o: { [id]: {} },
      page: keep('page'),
      track: keep('track'),
    });
    Object.assign(window, { TiktokAnalyticsObject: 'ttq', ttq });
    load(`${url}?sdkid=${id}&lib=ttq`);
    ttq.page();
    return (event, details) => window.ttq?.track(event, details);
  },
  livechat(id) {
    const kept: unknown[] = [];
    const keep =
      (name: string): Call =>
      (...call) =>
        widget._h ? widget._h(name, call) : kept.push([name, call]);
    const widget: { _h: Call | null; call: Call } & Record<string, unknown> = {
      _q: kept,
      _h: null,
      _v: '2.0',
      ...Object.fromEntries(['on', 'once', 'off', 'get'].map((name) => [name, keep(name)])),
      call: keep('call'),
    };
    Object.assign(window, { __lc: { license: Number(id) }, LiveChatWidget: widget });
    // Its place is no setting of the page's.
    const style = document.createElement('style');
    const edge = barHeight();
    style.textContent = `#chat-widget-container{bottom:${edge}px!important;max-height:calc(100% - ${edge}px)!important}`;
    document.head.append(style);
    load('https://cdn.livechatinc.com/tracking.js');
    return (event, details) => widget.call('update_session_variables', { event, ...details });
  },
  intercom(id) {
    const kept: unknown[] = [];
    const intercomSettings = { app_id: id, vertical_padding: barHeight() + chatButton.margin };
    const Intercom = Object.assign((...call: unknown[]) => kept.push(call), { q: kept });
    Object.assign(window, { intercomSettings, Intercom });
    load(`https://widget.intercom.io/widget/${id}`);
    return (event, details) => window.Intercom?.('trackEvent', event, details);
  },
  tawk(id) {
    const place = { position: 'br', xOffset: chatButton.margin };
    const mobile = { ...place, yOffset: barHeight() + chatButton.margin };
    const desktop = { ...place, yOffset: chatButton.margin };
    window.Tawk_API = { customStyle: { visibility: { desktop, mobile } } };
    Object.assign(window, { Tawk_LoadStart: new Date() });
    load(`https://embed.tawk.to/${id}`);
    return (event, details) => window.Tawk_API?.addEvent?.(event, details, () => {});
  },
};

/** Height of the bar with both accounts at the lower edge of a phone, in pixels. Chats stand above it. */
const barHeight = (): number =>
  document.querySelector<HTMLElement>('[data-action-bar]')?.offsetHeight ?? 0;

/** The parameters of the link that led here, on this page or on an earlier one. */
function campaign(): Details {
  const { parameters = location.search } = keptReferral() ?? {};
  return Object.fromEntries(new URLSearchParams(validParameters(parameters, [])));
}

/** Starts all tags, once, and tells them of every event from now on. */
export function loadTags(tags: readonly Tag[]): void {
  if (isLoading) return;
  isLoading = true;
  const hasChat = tags.some((tag) => providerOf(tag).purposes.includes('chat'));
  const edge = barHeight() + chatButton.margin + chatButton.height;
  // The button back to the top stands above the chat's.
  if (hasChat) document.documentElement.style.setProperty('--at-the-lower-edge', `${edge}px`);
  const reports = tags.map(({ name, id }) => starters[name](id));
  sendEvents((event, details) => {
    for (const report of reports) report(event, { ...details, ...campaign() });
  });
}

/** Deletes what the tags have stored under this site's domain, after consent is taken back. */
export function forgetTags(tags: readonly Tag[]): void {
  const starts = tags.flatMap((tag) => Object.keys(providerOf(tag).stores));
  const isTheirs = (name: string): boolean => starts.some((start) => name.startsWith(start));
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (isTheirs(name))
      for (const domain of ['', ...domains])
        document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
  for (const storage of [localStorage, sessionStorage])
    for (const name of Object.keys(storage)) if (isTheirs(name)) storage.removeItem(name);
}
