type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Remembers an island's controls before it is hydrated. Where the browser has translated the page, React finds other nodes than
 * the server sent and renders the island anew: what was typed and chosen then goes from the old controls to the new ones.
 * @returns the function that does so, for the time after hydration
 */
export function keepTyped(element: HTMLElement): () => void {
  const findControls = (): Control[] => [
    ...element.querySelectorAll<Control>('input, select, textarea'),
  ];
  const before = findControls();
  let focused: unknown = document.activeElement;
  const noteFocus = ({ target }: FocusEvent): void => void (focused = target);
  element.addEventListener('focusin', noteFocus);
  return () => {
    element.removeEventListener('focusin', noteFocus);
    for (const [index, control] of findControls().entries()) {
      const old = before[index];
      if (!old || old === control || old.name !== control.name) continue;
      copyValue(old, control);
      if (old === focused && document.activeElement === document.body) control.focus();
    }
  };
}

function copyValue(old: Control, control: Control): void {
  if ('checked' in old && 'checked' in control && old.checked !== control.checked) control.click();
  if (old.value === control.value) return;
  // React puts a setter on the element to recognise its own changes, and ignores their events. The prototype's setter passes
  // it by: the change counts as the visitor's.
  const prototype: object = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, old.value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
