/** The download for a visitor's device, by the browser's name for it; undefined for any other, such as a computer with Linux. */
export function visitorSystem(userAgent: string, touchPoints: number): string | undefined {
  return [
    ['huawei', /Huawei|Harmony|HMSCore/i],
    ['googlePlay', /Android/],
    // An iPad calls itself a Mac, which has no touch screen.
    ['appStore', touchPoints > 1 ? /iP|Mac/ : /iP/],
    ['mac', /Mac/],
    ['windows', /Windows/],
  ].find(([, name]) => (name as RegExp).test(userAgent))?.[0] as string | undefined;
}

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
