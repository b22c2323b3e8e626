import { visitorSystem } from '../pages/platforms/visitor-system.ts';

/** Puts the download for the visitor's own system first, in its list and on the page. */
export default function putOwnSystemFirst(root: HTMLElement): void {
  const system = visitorSystem(navigator.userAgent, navigator.maxTouchPoints);
  const own = root.querySelector<HTMLElement>(`[data-system='${system}']`);
  if (!own) return;
  own.dataset['own'] = '';
  const list = own.parentElement!;
  list.prepend(own);
  root.firstElementChild!.prepend(list.parentElement!);
}
