/**
 * Stands right behind something whose name only the content knows, and takes it away before it is painted if this visitor
 * dismissed it. It is inlined (`?inline-script`) and so must not import.
 */
{
  const dismissible = document.currentScript?.previousElementSibling;
  const dismissed = document.documentElement.dataset['dismissed']?.split(' ');
  if (
    dismissible instanceof HTMLElement &&
    dismissed?.includes(dismissible.dataset['dismissible'] ?? '')
  )
    dismissible.hidden = true;
}
