/**
 * Follows the question whether this visit may be counted, and hides it before the first paint if it is answered: by an earlier
 * choice, or by Global Privacy Control. Inlined (`?inline-script`), so it cannot import.
 */
{
  const question = document.currentScript?.previousElementSibling;
  let isAnswered = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  try {
    isAnswered ||= /^(?:allowed|refused)$/.test(localStorage.getItem(storageKeys.analytics) ?? '');
  } catch {
    // Storage is not available: it is asked on every page.
  }
  if (question instanceof HTMLElement) question.hidden = isAnswered;
}
