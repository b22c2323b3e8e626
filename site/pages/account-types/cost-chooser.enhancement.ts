import {
  depositAt,
  depositPosition,
  fitsOf,
  formatFiguresQuery,
  monthOf,
  parseFigures,
  parsePrice,
  plotHeight,
  plotWidthPerLot,
  pluralExamples,
} from './cost-balance.ts';

/** An amount as the server words it, with another number. */
function createMoney(words: string): (amount: number) => string {
  const forms = words.split('|');
  const rules = new Intl.PluralRules(document.documentElement.lang);
  const rest = forms.at(-1) ?? '';
  return (amount) => {
    const form = forms[pluralExamples.findIndex(([name]) => name === rules.select(amount))];
    // All languages of the site use the same digits.
    const number = amount.toLocaleString('en', {
      minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    });
    return (form || rest).replace(/\d+/, () => number);
  };
}

/** Redraws costs, bars and plot while the visitor types or drags, and keeps the figures in the URL. */
export default function redrawCosts(root: HTMLElement): void {
  const form = root.querySelector('form');
  const table = root.querySelector('table');
  if (!form || !table) return;
  const money = createMoney(form.dataset['money'] ?? '');
  const minimums = (form.dataset['minimums'] ?? '').split(' ').filter(Boolean).map(Number);
  const heads = [...table.querySelectorAll<HTMLTableCellElement>('thead th')];
  const prices = heads.map(({ dataset }) =>
    dataset['price'] === undefined ? undefined : parsePrice(dataset['price']),
  );
  const field = (name: string): HTMLInputElement | null =>
    form.querySelector(`input[name='${name}']`);
  const slider = (name: string): HTMLInputElement | null =>
    form.querySelector(`input[data-for='${name}']`);
  const lots = field('lots');
  const deposit = field('deposit');

  /** Beyond the limits, the stylesheet says so; results and URL stay as they were. */
  const isBeyondLimits = (): boolean => form.querySelector(':out-of-range') !== null;
  const figures = () => parseFigures(lots?.value ?? null, deposit?.value ?? null);

  const draw = (): void => {
    const { lots: count, depositUsd } = figures();
    const fits = fitsOf(prices, depositUsd);
    const months = prices.map((price) => price && monthOf(price, count));
    for (const row of table.rows)
      [...row.cells].slice(1).forEach((cell, index) => {
        cell.dataset['fit'] = fits[index];
        const amount = months[index]?.[row.dataset['figure'] as keyof ReturnType<typeof monthOf>];
        const figure = cell.querySelector('b');
        if (figure && amount !== undefined) figure.textContent = money(amount);
      });
    const x = plotWidthPerLot * count;
    for (const mark of root.querySelectorAll<SVGElement>('[data-rise]')) {
      const start = `M${x} ${plotHeight - x * Number(mark.dataset['rise'])}`;
      mark.setAttribute('d', (mark.getAttribute('d') ?? '').replace(/^M[\d. ]+/, start));
    }
    for (const { dataset } of root.querySelectorAll<HTMLElement | SVGElement>('[data-line]'))
      dataset['fit'] = fits[Number(dataset['line'])];
    slider('deposit')?.setAttribute('aria-valuetext', money(depositUsd));
    const index = fits.indexOf('lowest');
    for (const text of root.querySelectorAll<HTMLElement>('output > span'))
      text.hidden = 'none' in text.dataset === index >= 0;
    const shown = {
      account: heads[index]?.abbr ?? '',
      cost: money(months[index]?.totalUsd ?? 0),
    };
    for (const [name, text] of Object.entries(shown)) {
      const part = root.querySelector(`[data-part='${name}']`);
      if (part && index >= 0 && part.textContent !== text) part.textContent = text;
    }
  };

  const followSlider = (name: string): void => {
    const [target, { value }] = [field(name), slider(name) ?? { value: '' }];
    if (!target) return;
    target.value =
      name === 'lots'
        ? String(parseFigures(value, null).lots)
        : String(depositAt(minimums, Number(value)));
  };
  const followField = (name: string): void => {
    const target = slider(name);
    if (!target) return;
    const { lots: count, depositUsd } = figures();
    target.value = String(name === 'lots' ? count : depositPosition(minimums, depositUsd));
  };

  form.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (target.dataset['for']) followSlider(target.dataset['for']);
    if (isBeyondLimits()) return;
    if (!target.dataset['for']) followField(target.name);
    draw();
  });
  // Once a figure is final: browsers limit how often a page may change its URL.
  const keepInUrl = (): void => {
    if (isBeyondLimits()) return;
    history.replaceState(
      history.state,
      '',
      location.pathname + formatFiguresQuery(figures()) + location.hash,
    );
  };
  form.addEventListener('change', keepInUrl);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    draw();
    keepInUrl();
  });
  // What was typed or dragged before this code had loaded.
  let changed = false;
  for (const name of ['lots', 'deposit']) {
    const [handle, input] = [slider(name), field(name)];
    changed ||= input?.value !== input?.defaultValue;
    if (handle && handle.value !== handle.defaultValue) followSlider(name);
    else followField(name);
    changed ||= handle?.value !== handle?.defaultValue;
  }
  if (!changed || isBeyondLimits()) return;
  draw();
  keepInUrl();
}
