import { formatTemplate } from '../../core/specs/format-template.ts';
import { formatLotAmount, formatLotMoney, lotsAt } from '../pages/home/lot-scale.ts';

/** Recomputes the amounts of every market and moves the camera when the slider moves; its value tells those of the chosen one. */
export default function resizeLot(root: HTMLElement): void {
  const slider = root.querySelector<HTMLInputElement>('[type="range"]');
  const size = root.querySelector('[data-lots]');
  if (!slider || !size) return;
  const plurals = new Intl.PluralRules(document.documentElement.lang);
  const resize = (): void => {
    const chosen = root.querySelector<HTMLInputElement>(':checked');
    slider.valueAsNumber = Math.max(slider.valueAsNumber, Number(chosen?.dataset['least']));
    const { lots, view } = lotsAt(slider.valueAsNumber);
    root.dataset['view'] = view;
    // The picture is of one lot at most.
    root.style.setProperty('--times', lots > 1 ? `'× ${lots}'` : '');
    size.textContent = formatLotAmount(lots);
    for (const amount of root.querySelectorAll<HTMLElement>('[data-one-lot]')) {
      const value = Number(amount.dataset['oneLot']) * lots;
      // Arabic says 'two ounces' without the number.
      const words = amount.dataset[plurals.select(value)] ?? '{{number}}';
      const format = amount.dataset['money'] === undefined ? formatLotAmount : formatLotMoney;
      amount.textContent = formatTemplate(words, { number: format(value) });
    }
    const amounts = root.querySelectorAll(`div[data-product='${chosen?.value}'] dl [data-one-lot]`);
    slider.ariaValueText = [
      size.textContent,
      ...Array.from(amounts, (amount) => {
        const text = amount.closest('dd');
        return `${text?.parentElement?.firstElementChild?.textContent} ${text?.textContent}`;
      }),
    ].join(', ');
  };
  root.addEventListener('input', resize);
  // The slider may have been moved, or restored by the browser, before this code had loaded.
  resize();
}
