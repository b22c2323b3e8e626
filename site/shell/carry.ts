/**
 * Carries the parameters of the link that led here (core/domain/referral-parameters.ts) to the client portal, on this page and,
 * for some days, on later ones. Fetched only by visitors who come with a query string or have such parameters (start.ts).
 * Where nothing may be kept, the links to other pages carry them on.
 */
import { linkParametersPath } from '../../core/domain/api-paths.ts';
import {
  addParameters,
  isPagePath,
  referralParameterNames,
  validParameters,
  type LinkParameterFacts,
} from '../../core/domain/referral-parameters.ts';
import { dayMs } from '../../core/util/durations.ts';
import * as storageKeys from '../facts/storage-keys.ts';
import { keptReferral, readStored, store, type KeptReferral } from './storage.ts';

declare global {
  interface Document {
    /** Not in every browser. */
    readonly prerendering?: boolean;
  }
}

/** Interactions by which a visitor may follow a link or copy its address. */
const interactions = ['pointerdown', 'focusin', 'click', 'auxclick', 'contextmenu', 'dragstart'];

void start();

async function start(): Promise<void> {
  // Browsers may render a page that the visitor only begins to type: one that is never shown is no visit.
  if (document.prerendering)
    await new Promise((resolve) => {
      document.addEventListener('prerenderingchange', resolve, { once: true });
    });
  const response = await fetch(linkParametersPath).catch(() => undefined);
  // Otherwise the links stay as the server has written them.
  if (response?.ok) carry((await response.json()) as LinkParameterFacts);
}

function carry({ names, days, portalLinks }: LinkParameterFacts): void {
  const portalUrls = portalLinks
    .map((link) => new URL(link, location.origin))
    // Registration and login may differ in a parameter that only one of them has.
    .toSorted((one, other) => other.search.length - one.search.length);
  const knownNames = [...referralParameterNames, ...names];
  const arrived = validParameters(location.search, names);
  const isOptedOut = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  /** A visitor who refuses to be counted has no partner's code kept either. */
  const hasRefused = readStored(storageKeys.analytics) === 'refused';
  const mayKeep = days > 0 && !isOptedOut && !hasRefused;

  /** @returns '' if there are none */
  function readKept(): string {
    const kept = keptReferral();
    // Parameters that would outlast REFERRAL_DAYS, because it was longer when they came, are dropped.
    const lasts = kept && kept.until <= Date.now() + days * dayMs;
    const parameters = lasts && mayKeep ? validParameters(kept.parameters, names) : '';
    if (!parameters) store(storageKeys.referral, undefined);
    return parameters;
  }

  /** The parameters that apply now: time passes, and another tab may change them. Where nothing is kept, the links to other pages carry them. */
  function current(): { parameters: string; isKept: boolean } {
    const kept = readKept();
    return { parameters: kept || arrived, isKept: Boolean(kept) };
  }

  function withoutParameters(url: URL, own?: URLSearchParams): string {
    // Deleting a name spells the whole query string anew.
    for (const name of knownNames)
      if (url.searchParams.has(name) && !own?.has(name)) url.searchParams.delete(name);
    return url.href;
  }

  function update(link: HTMLAnchorElement, { parameters, isKept } = current()): void {
    // Links to mail and telephones, and what is no URL, have nothing to carry.
    if (!link.host) return;
    const url = new URL(link.href);
    const portalUrl = portalUrls.find((other) => isSameLink(url, other));
    const isPage = url.origin === location.origin && isPagePath(url.pathname);
    // A place on this page: with another query string, the page would be loaded again.
    if (!portalUrl && (!isPage || (url.hash && url.pathname === location.pathname))) return;
    const { ref } = link.dataset;
    const href = addParameters(
      addParameters(
        withoutParameters(url, portalUrl?.searchParams),
        portalUrl || !isKept ? parameters : '',
      ),
      ref ? `ref=${ref}` : '',
    );
    if (href !== link.href) link.href = href;
  }

  function updateAll(): void {
    const now = current();
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) update(link, now);
  }

  // The days begin when a page is opened; a page that stays open does not prolong them.
  if (arrived && mayKeep) {
    const kept: KeptReferral = { parameters: arrived, until: Date.now() + days * dayMs };
    store(storageKeys.referral, JSON.stringify(kept));
  }
  updateAll();
  // A page from the back/forward cache may have older links.
  addEventListener('pageshow', updateAll);
  // Links that have appeared since, or that an island or the language switch has written again.
  for (const type of interactions)
    document.addEventListener(type, ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
      if (link) update(link);
    });
  // A form's fields take the place of its address's query string.
  document.addEventListener('formdata', ({ target, formData }) => {
    const { parameters, isKept } = current();
    if (isKept || !(target instanceof HTMLFormElement) || target.method !== 'get') return;
    for (const [name, value] of new URLSearchParams(parameters))
      if (!formData.has(name)) formData.append(name, value);
  });
}

/** True if the link has everything of the other URL, to which parameters may have been added. */
const isSameLink = (link: URL, other: URL): boolean =>
  link.origin === other.origin &&
  link.pathname === other.pathname &&
  link.hash === other.hash &&
  [...other.searchParams].every(([name, value]) => link.searchParams.get(name) === value);
