/** The share of an element that must be in view for it to count as seen. */
const minVisibleRatio = 0.5;

/**
 * Calls back once an element has been in view, on a visible page, for a time without interruption.
 * @returns a function that stops waiting
 */
export function onceSeenFor(
  element: Element,
  durationMs: number,
  callback: () => void,
): () => void {
  let isInView = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = (): void => {
    clearTimeout(timer);
    if (isInView && !document.hidden) timer = setTimeout(callback, durationMs);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      isInView = (entries.at(-1)?.intersectionRatio ?? 0) >= minVisibleRatio;
      restart();
    },
    { threshold: minVisibleRatio },
  );
  observer.observe(element);
  document.addEventListener('visibilitychange', restart);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('visibilitychange', restart);
  };
}
