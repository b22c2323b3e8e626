import { preloaderFadeMs, preloaderVisibleMs } from '../../facts/timings.ts';

/** Removes the preloader once its stylesheet has hidden it (shell/shell.module.css). */
export default function removePreloader(root: HTMLElement): void {
  setTimeout(
    () => root.querySelector('[data-preloader]')?.remove(),
    preloaderVisibleMs + preloaderFadeMs,
  );
}
