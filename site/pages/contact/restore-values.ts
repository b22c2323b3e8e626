/**
 * Follows the contact form, and puts back what the visitor had typed before a reload or a change of language. If the form is
 * sent with mistakes before its code has run, the click is repeated then: the browser's own bubbles are in the browser's language.
 * Inlined (`?inline-script`), so it cannot import: the build fills in `storageKeys`.
 */
{
  const section = document.currentScript?.parentElement;
  const form = section?.querySelector('form');
  const button = form?.querySelector('button');
  let hasWaited = false;
  form?.addEventListener(
    'invalid',
    (event) => {
      // Without the code, a bubble is better than nothing.
      if (hasWaited || !button) return;
      event.preventDefault();
      if ('replay' in button.dataset) return;
      button.dataset['replay'] = '';
      setTimeout(() => {
        hasWaited = true;
        // From now on a click is the browser's at once.
        delete button.dataset['replay'];
        if (!form.noValidate) form.reportValidity();
      }, 5000);
    },
    true,
  );
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
