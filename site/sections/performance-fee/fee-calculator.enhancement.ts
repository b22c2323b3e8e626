import { plainTyped } from '../../../core/util/typed-number.ts';
import {
  calculateFees,
  fieldNames,
  formulaOf,
  isChange,
  maxPeriods,
  partsOf,
  setFeeParams,
  spellFigures,
  type FeeFigures,
  type FeeOutcome,
} from './fee-figures.ts';
import { plotFees, plotShapes, straightLines } from './fee-plot.ts';
import { formatCents, type FeePeriod } from './performance-fee.ts';

function setText(element: Element | null | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

const withNumber = (words: string | undefined, number: string): string =>
  (words ?? '').replace('#', () => number);

const inputOf = (row: HTMLTableRowElement): HTMLInputElement => row.querySelector('input')!;
const isEmpty = (row: HTMLTableRowElement): boolean => plainTyped(inputOf(row).value) === '';

/** The drawing of the visitor's figures: the page's own, or a copy of the one that its layers show. */
function plotIn(frame: Element): SVGElement {
  const [plot, ...layers] = frame.querySelectorAll('svg');
  const shown = plot!.querySelector('use')?.getAttribute('href');
  const source = shown && document.querySelector(shown)?.closest('svg');
  if (!source) return plot!;
  const copy = source.cloneNode(true) as SVGElement;
  for (const name of ['role', 'aria-label']) copy.removeAttribute(name);
  for (const element of copy.querySelectorAll('[id]')) element.id += '-own';
  for (const area of copy.querySelectorAll('[clip-path]'))
    area.setAttribute('clip-path', area.getAttribute('clip-path')!.replace(')', '-own)'));
  plot!.replaceWith(copy);
  for (const layer of layers) layer.remove();
  return copy;
}

function draw(drawing: Element, periods: readonly FeePeriod[], noFee: string): void {
  const shapes = plotFees(straightLines(periods));
  const paths = plotIn(drawing.firstElementChild!).querySelectorAll('path');
  plotShapes.forEach((name, index) => paths[index]?.setAttribute('d', shapes[name]));
  drawing.querySelector('ol')?.replaceChildren(
    ...periods.map(({ fee }, index) => {
      const item = document.createElement('li');
      item.toggleAttribute('data-due', fee.gt(0));
      for (const text of [`${index + 1}`, fee.gt(0) ? formatCents(fee) : noFee]) {
        const part = document.createElement('span');
        part.textContent = text;
        item.append(part);
      }
      return item;
    }),
  );
}

/** Calculates and redraws while the visitor types, and keeps the figures in the URL. */
export default function calculateWhileTyping(root: HTMLElement): void {
  const form = root.querySelector('form');
  const table = root.querySelector('table');
  const interval = root.querySelector('select');
  const drawing = root.querySelector<HTMLElement>('[data-drawing]');
  const formula = root.querySelector<HTMLElement>('[data-formula]');
  const body = table?.tBodies[0];
  if (!form || !table || !body || !interval || !drawing || !formula) return;
  const words = table.dataset;
  const fields = (['start', 'percent'] as const).map((name) => ({
    name,
    input: form.querySelector<HTMLInputElement>(`[name='${fieldNames[name]}']`)!,
  }));
  const [start, percent] = fields.map(({ input }) => input);
  const filledRows = (): HTMLTableRowElement[] => [...body.rows].filter((row) => !isEmpty(row));
  const figures = (): FeeFigures =>
    spellFigures({
      start: start!.value,
      percent: percent!.value,
      interval: interval.value,
      results: filledRows().map((row) => inputOf(row).value),
    });
  /** The row whose field had the focus last. */
  let chosen: Element | null | undefined;

  /** Appends an empty row if there is none at the end, and numbers them all. */
  const numberRows = (): void => {
    const last = body.rows[body.rows.length - 1]!;
    if (!isEmpty(last) && body.rows.length < maxPeriods) {
      const next = last.cloneNode(true) as HTMLTableRowElement;
      inputOf(next).value = '';
      inputOf(next).placeholder = words['add'] ?? '';
      body.append(next);
    }
    [...body.rows].forEach((row, index) => {
      const head = row.cells[0]!;
      setText(head, `${index + 1}`);
      head.id = `fee-row-${index}`;
      inputOf(row).setAttribute('aria-labelledby', `fee-balance ${head.id}`);
    });
  };

  const fillRow = (
    row: HTMLTableRowElement,
    period: FeePeriod | undefined,
    wrong: string | undefined,
  ): void => {
    const input = inputOf(row);
    row.toggleAttribute('data-due', period?.fee.gt(0) ?? false);
    row.querySelector('small')?.remove();
    while (row.cells.length > 2) row.deleteCell(2);
    if (wrong !== undefined) {
      const cell = row.insertCell();
      cell.colSpan = 3;
      cell.id = `fee-wrong-${row.sectionRowIndex}`;
      cell.textContent = wrong;
      input.ariaInvalid = 'true';
      input.setAttribute('aria-describedby', cell.id);
      return;
    }
    input.ariaInvalid = null;
    input.removeAttribute('aria-describedby');
    const amountOrNone = (amount: FeePeriod['fee']): string | undefined =>
      amount.gt(0) ? formatCents(amount) : words['none'];
    for (const text of period
      ? [formatCents(period.markBefore), amountOrNone(period.newProfit), amountOrNone(period.fee)]
      : ['', '', ''])
      row.insertCell().textContent = text ?? '';
    if (!period || !isChange(plainTyped(input.value))) return;
    const balance = document.createElement('small');
    balance.textContent = formatCents(period.balance);
    input.after(balance);
  };

  const fillRows = (outcome: FeeOutcome): void => {
    let position = 0;
    for (const row of body.rows) {
      const index = isEmpty(row) ? -1 : position++;
      const lowest = outcome.kind === 'incomplete' ? outcome.results[index] : undefined;
      fillRow(
        row,
        outcome.kind === 'fees' ? outcome.periods[index] : undefined,
        lowest && withNumber(words['balance'], formatCents(lowest)),
      );
    }
  };

  /** The formula of the chosen period, or of the last one. */
  const showFormula = (outcome: FeeOutcome): void => {
    formula.hidden = outcome.kind !== 'fees';
    if (outcome.kind !== 'fees') return;
    const index = filledRows().findIndex((row) => row === chosen);
    const period = outcome.periods[index] ?? outcome.last;
    const number = outcome.periods.indexOf(period) + 1;
    const [name, numbers, noFee] = formula.children;
    setText(name, withNumber(interval.selectedOptions[0]?.dataset['numbered'], `${number}`));
    setText(numbers, formulaOf(period, figures().percent));
    noFee?.toggleAttribute('hidden', period.newProfit.gt(0));
  };

  const show = (): void => {
    numberRows();
    const outcome = calculateFees(figures());
    fillRows(outcome);
    for (const { name, input } of fields) {
      const isWrong = outcome.kind === 'incomplete' && outcome[name];
      input.ariaInvalid = isWrong ? 'true' : null;
      input.nextElementSibling?.toggleAttribute('hidden', !isWrong);
    }
    const periodName = interval.selectedOptions[0]?.text ?? '';
    setText(table.querySelector('th'), periodName);
    setText(drawing.querySelector('p'), periodName);
    const parts: Record<string, string> = outcome.kind === 'fees' ? partsOf(outcome.last) : {};
    for (const part of root.querySelectorAll<HTMLElement>('[data-part]'))
      setText(part, parts[part.dataset['part'] ?? ''] ?? '');
    const [complete, incomplete] = root.querySelectorAll<HTMLElement>('output > span');
    complete!.hidden = outcome.kind !== 'fees';
    incomplete!.hidden = outcome.kind === 'fees';
    showFormula(outcome);
    drawing.hidden = outcome.kind !== 'fees';
    drawing.ariaHidden = drawing.hidden ? null : 'true';
    if (outcome.kind === 'fees') draw(drawing, outcome.periods, words['free'] ?? '');
  };

  /** The page may tell the example differently: what is being typed into stays where it is. */
  const showOwn = (): void => {
    const place = (): number => (document.activeElement ?? form).getBoundingClientRect().top;
    const before = place();
    form.dataset['figures'] = 'own';
    show();
    scrollBy({ top: place() - before, behavior: 'instant' });
  };

  // Once a figure is final: browsers limit how often a page may change its URL.
  const keepInUrl = (): void => {
    const params = new URLSearchParams(location.search);
    setFeeParams(params, figures());
    const queryString = params.toString();
    history.replaceState(
      history.state,
      '',
      location.pathname + (queryString && `?${queryString}`) + location.hash,
    );
  };

  /** The links to the page's other calculators take the figures along. */
  const keepInLinks = (): void => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-calculator]')) {
      const params = new URLSearchParams(link.search);
      setFeeParams(params, figures());
      link.search = params.toString();
    }
  };
  const keep = (): void => {
    keepInUrl();
    keepInLinks();
  };

  form.addEventListener('input', showOwn);
  form.addEventListener('change', keep);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    showOwn();
    keep();
  });
  const choose = (element: EventTarget | null): void => {
    const row = element instanceof Element ? element.closest('tbody tr') : null;
    if (row) chosen = row;
    // A period whose result was cleared is removed once the visitor has gone on.
    const left = [...body.rows].slice(0, -1).filter((other) => other !== row && isEmpty(other));
    for (const other of left) other.remove();
    if (left.length > 0) show();
    else showFormula(calculateFees(figures()));
  };
  form.addEventListener('focusin', ({ target }) => choose(target));

  // What happened before this code had loaded.
  const changed =
    [...root.querySelectorAll('input')].some((input) => input.value !== input.defaultValue) ||
    interval.selectedOptions[0]?.defaultSelected === false;
  if (changed) {
    showOwn();
    keep();
  }
  if (form.contains(document.activeElement)) choose(document.activeElement);
}
