/**
 * What visitors decide about widgets: consent, stopping and starting, another try, and the page's theme. Where a widget may not be
 * mounted without asking any of it (`embed.tsx`), this code mounts it; elsewhere it comes when a visitor is about to press a
 * button of an embed.
 */
import { reducedMotionQuery } from '../ui/reduced-motion.ts';
import { clearConsent, readConsent, storeConsent } from './consent.ts';
import { mount, showState, watch, type EmbedState } from './embed.enhancement.ts';
import { isPageDark, systemDark } from './page-theme.ts';
import { readSettings } from './settings-text.ts';

/** Embeds that the visitor has come near to. */
const embeds = new Set<HTMLElement>();

/** @param root is around or inside an embed, or holds the button that withdraws consent */
export default function controlEmbeds(root: HTMLElement): void {
  const embed = root.closest<HTMLElement>('[data-embed]');
  const found = embed ? [embed] : root.querySelectorAll<HTMLElement>('[data-embed]');
  for (const one of found) control(one);
  const button = root.querySelector<HTMLElement>('[data-withdraw]');
  button?.addEventListener('click', () => withdrawConsent(button));
}

/** Further calls for the same embed do nothing. */
function control(embed: HTMLElement): void {
  if (embeds.has(embed)) return;
  if (embeds.size === 0) watchPage();
  embeds.add(embed);
  embed.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-command]');
    if (button) runAction(embed, button);
  });
  // Where it has one, the widget has been mounted without this code.
  if (embed.dataset['state']) return;
  watch(embed, mountAsChosen);
  mountIfAllowed(embed);
}

const themeOf = (embed: HTMLElement): 'dark' | 'light' =>
  embed.dataset['followsTheme'] === undefined || isPageDark() ? 'dark' : 'light';

function mountAsChosen(embed: HTMLElement): void {
  const listed = Array.from(embed.querySelectorAll('li'), ({ textContent }) => textContent);
  const colorTheme = themeOf(embed);
  mount(
    embed,
    JSON.stringify({ ...readSettings(embed.dataset['settings'] ?? '{}', listed), colorTheme }),
  );
  const widget = embed.querySelector<HTMLElement>('[data-host] > *');
  if (!widget) return;
  widget.dataset['theme'] = colorTheme;
  // Instead of the dark one that the stylesheet gives.
  widget.style.colorScheme = colorTheme;
}

/** Takes the widget away. */
function unmount(embed: HTMLElement, state: EmbedState): void {
  embed.querySelector('[data-host]')?.replaceChildren();
  showState(embed, state);
}

/** Forgets the visitor's consent, here and in other tabs. */
function withdrawConsent(button: HTMLElement): void {
  clearConsent(button.dataset['withdraw'] ?? '');
  for (const embed of embeds) mountIfAllowed(embed);
  const status = button.parentElement?.querySelector<HTMLElement>('[data-withdrawn]');
  if (status) status.textContent = status.dataset['withdrawn'] ?? '';
}

function mountIfAllowed(embed: HTMLElement): void {
  const consent = readConsent(embed.dataset['consent']);
  if (consent === 'declined') unmount(embed, 'declined');
  else if (consent === 'unknown') unmount(embed, 'consent');
  else if (embed.dataset['embed'] === 'ticker-tape' && matchMedia(reducedMotionQuery).matches)
    unmount(embed, 'stopped');
  else mountAsChosen(embed);
}

function runAction(embed: HTMLElement, button: HTMLElement): void {
  const command = button.dataset['command'];
  // The pressed button disappears: the embed keeps the focus.
  embed.focus({ preventScroll: true });
  if (command === 'always' || command === 'never') {
    storeConsent(embed.dataset['consent'] ?? '', command === 'always' ? 'allowed' : 'declined');
    for (const other of embeds)
      if (other === embed || other.dataset['state'] === 'consent') mountIfAllowed(other);
  } else if (command === 'stop') unmount(embed, 'stopped');
  else mountAsChosen(embed);
}

/** Remounts widgets whose theme is no longer the page's. */
function followTheme(): void {
  for (const embed of embeds) {
    const widget = embed.querySelector<HTMLElement>('[data-host] > [data-theme]');
    if (widget && widget.dataset['theme'] !== themeOf(embed)) mountAsChosen(embed);
  }
}

/** Follows what changes on the page and in other tabs. */
function watchPage(): void {
  new MutationObserver(followTheme).observe(document.documentElement, {
    attributeFilter: ['data-theme'],
  });
  systemDark().addEventListener('change', followTheme);

  // The visitor gave or withdrew consent in another tab.
  addEventListener('storage', ({ key }) => {
    for (const embed of embeds)
      if (key === null || key === embed.dataset['consent']) mountIfAllowed(embed);
  });
}
