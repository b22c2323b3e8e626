/** Its attributes hold the state of the whole page. */
export const root = document.documentElement;

/** Writes to local storage. */
export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is not available: the choice lasts as long as the page.
  }
}
