/**
 * Mounts the charting provider's widgets in the embeds that `embed.tsx` renders, and unmounts them. Plain TypeScript: the
 * server has written the words and markup of every state, so a state is one attribute, `data-state`. It is fetched when the
 * visitor comes near an embed: until then nothing is requested from a third party.
 */
import { reducedMotionQuery } from '../ui/reduced-motion.ts';
import { clearConsent, readConsent, storeConsent } from './consent.ts';
import { mount, unmount } from './mount.ts';
import { systemDark } from './page-theme.ts';
import { themeOf } from './widget-markup.ts';

/** Embeds that the visitor has come near to. */
const embeds = new Set<HTMLElement>();

/** @param root holds an embed, whose widget is mounted if it may be loaded, or the button that withdraws consent */
export default function enhanceEmbed(root: HTMLElement): void {
  for (const embed of root.querySelectorAll<HTMLElement>('[data-embed]')) activate(embed);
  const button = root.querySelector<HTMLElement>('[data-withdraw]');
  button?.addEventListener('click', () => withdrawConsent(button));
}

/** Further calls for the same embed do nothing. */
function activate(embed: HTMLElement): void {
  if (embeds.has(embed)) return;
  if (embeds.size === 0) watchPage();
  embeds.add(embed);
  embed.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-command]');
    if (button) runAction(embed, button);
  });
  mountIfAllowed(embed);
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
  else mount(embed);
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
  else mount(embed);
}

/** Remounts widgets whose theme is no longer the page's. */
function followTheme(): void {
  for (const embed of embeds) {
    const widget = embed.querySelector<HTMLElement>('[data-host] > [data-theme]');
    if (widget && widget.dataset['theme'] !== themeOf(embed)) mount(embed);
  }
}

/** Follows what changes on the page, in other tabs and in its history. */
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

  // A page restored from the back/forward cache: loads that it interrupted do not resume.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    for (const embed of embeds)
      if (embed.dataset['state'] === 'waiting' || embed.dataset['state'] === 'failed') mount(embed);
  });
}
