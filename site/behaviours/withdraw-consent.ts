import { storeConsent } from '../shell/consent.ts';

/** Forgets the visitor's consent to widgets, and says so. */
export default function withdrawConsent(root: HTMLElement): void {
  const button = root.querySelector<HTMLElement>('[data-withdraw]')!;
  const status = root.querySelector<HTMLElement>('[data-withdrawn]')!;
  button.addEventListener('click', () => {
    storeConsent(button.dataset['withdraw']!, undefined);
    status.textContent = status.dataset['withdrawn']!;
  });
}
