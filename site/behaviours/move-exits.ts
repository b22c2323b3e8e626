import {
  breakEvenPercent,
  minSteps,
  riskToReward,
  stepsAt,
  type Exit,
} from '../pages/platforms/position.ts';

/** Moves stop loss and take profit, by their sliders or their lines in the chart, and says what the distances mean. */
export default function moveExits(root: HTMLElement): void {
  const scene = root.firstElementChild as HTMLElement;
  const chart = root.querySelector<HTMLElement>('[data-chart]')!;
  const words = root.querySelector<HTMLElement>('[data-words]')!.dataset['words']!.split('|');
  const slider = (exit: Exit): HTMLInputElement => root.querySelector(`[data-exit='${exit}']`)!;
  const show = (selector: string, text: string): void => {
    root.querySelector(selector)!.textContent = text;
  };

  const update = (): void => {
    const stepsOf = (exit: Exit): number => slider(exit).valueAsNumber;
    const steps = { stopLoss: stepsOf('stopLoss'), takeProfit: stepsOf('takeProfit') };
    for (const [exit, property] of [
      ['stopLoss', '--stopLoss'],
      ['takeProfit', '--takeProfit'],
    ] as const) {
      const inWords = words[steps[exit] - minSteps] ?? '';
      scene.style.setProperty(property, String(steps[exit]));
      show(`[data-steps='${exit}']`, inWords);
    }
    show('[data-ratio]', riskToReward(steps));
    const ratio = [...root.querySelectorAll('dl > :first-child > *')]
      .map(({ textContent }) => textContent)
      .join(' ');
    const share = root.querySelector('[data-break-even]')!;
    share.textContent = share.textContent.replace(/\d+/, String(breakEvenPercent(steps)));
    for (const exit of ['stopLoss', 'takeProfit'] as const)
      slider(exit).ariaValueText = `${words[steps[exit] - minSteps]}, ${ratio}`;
  };

  for (const grip of root.querySelectorAll<HTMLElement>('[data-grip]'))
    // A pressed pointer that moves: the press itself may have come before this code.
    grip.addEventListener('pointermove', (event) => {
      if (event.buttons % 2 === 0) return;
      grip.setPointerCapture(event.pointerId);
      const exit = grip.dataset['grip'] as Exit;
      const { top, height } = chart.getBoundingClientRect();
      slider(exit).valueAsNumber = stepsAt((event.clientY - top) / height, exit);
      update();
    });
  scene.addEventListener('input', update);
  update();
}
