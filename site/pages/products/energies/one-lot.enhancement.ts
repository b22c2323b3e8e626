import { blocksPerLot, pathOfBlocks } from './lot-field.ts';

/** Fills as many blocks as the slider says, and writes the volume and the amounts. */
export default function showLots(root: HTMLElement): void {
  const slider = root.querySelector<HTMLInputElement>('[type=range]');
  const update = (): void => {
    if (!slider) return;
    const count = slider.valueAsNumber;
    const locale = `${root.ownerDocument.documentElement.lang}-u-nu-latn`;
    const volume = (count / blocksPerLot).toFixed(2);
    slider.setAttribute('aria-valuetext', volume);
    root.querySelector('[data-chosen]')?.setAttribute('d', pathOfBlocks(count));
    for (const output of root.querySelectorAll('output'))
      output.textContent =
        output.dataset['block'] === undefined
          ? volume
          : (Number(output.dataset['block']) * count).toLocaleString(locale);
  };
  slider?.addEventListener('input', update);
  update();
}
