/** Browsers without popovers (before Chrome 114, Safari 17, Firefox 125): what would be one is a modal dialog. */
export default function openDialogs(root: HTMLElement): void {
  if ('popover' in HTMLElement.prototype) return;
  root.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button[popovertarget]');
    const dialog =
      button &&
      (document.getElementById(button.getAttribute('popovertarget')!) as HTMLDialogElement | null);
    // Whatever is beside an open dialog cannot be clicked.
    dialog?.[dialog.open ? 'close' : 'showModal']();
  });
}
