/**
 * A menu is a popover without JavaScript. With it, it is a modal dialog: nothing beside it can be reached while it is open. It
 * closes where the stylesheet hides it, and before the back/forward cache keeps the page.
 */
export default function openDialogs(root: HTMLElement): void {
  const dialogs = [...root.querySelectorAll<HTMLDialogElement>('dialog[popover]')];
  for (const dialog of dialogs) {
    const wasOpen = 'popover' in dialog && dialog.matches(':popover-open');
    dialog.removeAttribute('popover');
    if (wasOpen) dialog.showModal();
  }
  const closeAll = (): void => {
    for (const dialog of dialogs) dialog.close();
  };
  root.addEventListener('click', ({ target }) => {
    const id = (target as Element).closest('[popovertarget]')?.getAttribute('popovertarget');
    const dialog = dialogs.find((one) => one.id === id);
    dialog?.[dialog.open ? 'close' : 'showModal']();
  });
  addEventListener('resize', () => {
    // Elements that are not shown have no box.
    if (dialogs.some((dialog) => dialog.open && dialog.getClientRects().length === 0)) closeAll();
  });
  addEventListener('pagehide', closeAll);
}
