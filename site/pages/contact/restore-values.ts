/**
 * Puts back what the visitor had typed before a reload or a change of language.
 * Inlined (`?inline-script`), so it cannot import: the build fills in `storageKeys`.
 */
{
  const section = document.currentScript?.parentElement;
  const form = section?.querySelector('form');
  try {
    // Posted before hydration.
    if (section && 'sent' in section.dataset) sessionStorage.removeItem(storageKeys.contactValues);
    const saved = JSON.parse(sessionStorage.getItem(storageKeys.contactValues) ?? '{}') as object;
    for (const [name, value] of Object.entries(saved)) {
      const control = form?.elements.namedItem(name);
      if (
        (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) &&
        control.value === ''
      )
        control.value = value;
    }
  } catch {
    // Storage is not available, or holds something else.
  }
}
