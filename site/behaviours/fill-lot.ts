import { blocksPerLot, pathOfBlocks } from '../pages/products/energies/lot-field.ts';

/** Fills as many blocks as the slider says, and writes the volume and the amounts. */
export default function showLots(root: HTMLElement): void {
  const slider = root.querySelector<HTMLInputElement>('[type=range]');
  const update = (): void => {
    if (!slider) return;
    const count = slider.valueAsNumber;
    const locale = `${root.ownerDocument.documentElement.lang}-u-nu-latn`;
    const volume = (count / blocksPerLot).toFixed(2);
    root.querySelector('[data-chosen]')?.setAttribute('d', pathOfBlocks(count));
    for (const output of root.querySelectorAll('output'))
      output.textContent =
        output.dataset['block'] === undefined
          ? volume
          : (Number(output.dataset['block']) * count).toLocaleString(locale);
    const kind = [...root.querySelectorAll<HTMLInputElement>('[type=radio]')].findIndex(
      ({ checked }) => checked,
    );
    const amount = root.querySelectorAll('[data-block]')[kind]?.parentElement?.textContent;
    slider.setAttribute('aria-valuetext', `${volume}, ${amount}`);
  };
  root.addEventListener('input', update);
  update();
}
