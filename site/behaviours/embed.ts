import { isPageDark, systemDark } from '../embeds/page-theme.ts';
import { createWidget } from '../embeds/widget-life.ts';
import { readConsent, storeConsent } from '../shell/consent.ts';
import { reducedMotionQuery } from '../ui/reduced-motion.ts';

/** Mounts an embed's widget (embeds/embed.tsx) as its visitor has chosen, and follows what the visitor chooses. */
export default function startEmbed(root: HTMLElement): void {
  const embed = root.querySelector<HTMLElement>('[data-embed]')!;
  const { consent: consentKey, followsTheme } = embed.dataset;
  const themeNow = (): 'dark' | 'light' =>
    followsTheme === undefined || isPageDark() ? 'dark' : 'light';
  const mountNow = (): void => widget.mount(themeNow());
  const widget = createWidget(embed, mountNow);
  const mounted = (): HTMLElement | null => embed.querySelector('[data-host] > *');

  function mountIfAllowed(): void {
    const consent = readConsent(consentKey);
    if (consent === 'refused') widget.unmount('declined');
    else if (consent === 'unknown') widget.unmount('consent');
    else if (embed.dataset['embed'] === 'ticker-tape' && matchMedia(reducedMotionQuery).matches)
      widget.unmount('stopped');
    else if (!mounted()) mountNow();
  }

  embed.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-command]');
    if (!button) return;
    // The pressed button disappears: the embed keeps the focus.
    embed.focus({ preventScroll: true });
    const command = button.dataset['command'];
    if (command === 'always' || command === 'never')
      storeConsent(consentKey!, command === 'always' ? 'allowed' : 'refused');
    else if (command === 'stop') widget.unmount('stopped');
    else mountNow();
  });
  // Given or withdrawn here or in another tab.
  addEventListener('storage', ({ key }) => {
    if (consentKey && (key === null || key === consentKey)) mountIfAllowed();
  });
  const followTheme = (): void => {
    const shown = mounted()?.dataset['theme'];
    if (shown && shown !== themeNow()) mountNow();
  };
  new MutationObserver(followTheme).observe(document.documentElement, {
    attributeFilter: ['data-theme'],
  });
  systemDark().addEventListener('change', followTheme);
  mountIfAllowed();
}
