/**
 * Follows an element that can be dismissed, and hides it before the first paint if this visitor has dismissed it.
 * Inlined (`?inline-script`), so it cannot import.
 */
{
  const dismissible = document.currentScript!.previousElementSibling as HTMLElement;
  const dismissed = document.documentElement.dataset['dismissed']?.split(' ');
  if (dismissed?.includes(dismissible.dataset['dismissible']!)) dismissible.hidden = true;
}
