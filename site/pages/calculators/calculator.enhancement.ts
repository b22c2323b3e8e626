import {
  queryOfOther,
  readValues,
  replaceQuery,
  staleAfter,
  type Calculator,
  type Field,
  type Values,
} from './fields.ts';
import { outcomeOf, situationOf, wrongFields } from './outcome.ts';
import { isOffered, parseTerms, type MoveUnit } from './terms.ts';

/** Calculates while the visitor types, and keeps the figures in the URL. */
export default function calculate(root: HTMLElement): void {
  const form = root.querySelector('form');
  if (!form) return;
  const control = (name: string) =>
    form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null;
  const select = (name: string): HTMLSelectElement | null =>
    form.querySelector(`select[name='${name}']`);
  const calculator = control('calculator')?.value as Calculator;

  const read = (): Values => ({
    calculator,
    ...readValues(calculator, (field) => control(field)?.value ?? null),
  });
  const readTerms = () => {
    const option = select('instrument')?.selectedOptions[0];
    const group = option?.parentElement?.dataset ?? {};
    return parseTerms(option?.text ?? '', option?.dataset['terms'] ?? group['terms'] ?? '', {
      unit: group['unit'] as MoveUnit,
      hasSwap: group['swap'] === undefined,
      commission: group['commission'] ?? '',
    });
  };
  const readConditions = () => {
    const [lotStep = '', maxLots] =
      select('tier')?.selectedOptions[0]?.dataset['lots']?.split(' ') ?? [];
    return { lotStep, maxLots: maxLots || undefined, tripleNight: Number(form.dataset['triple']) };
  };
  const each = (name: string, change: (element: HTMLElement, value: string) => void): void => {
    for (const element of root.querySelectorAll<HTMLElement>(`[data-${name}]`))
      change(element, element.dataset[name] ?? '');
  };
  /** A live region repeats what is written into it, even what is the same. */
  const write = (element: Element | null, text: string): void => {
    if (element && element.textContent !== text) element.textContent = text;
  };

  const draw = (): void => {
    const values = read();
    const terms = readTerms();
    const situation = situationOf(values, terms);
    const outcome = outcomeOf(values, terms, readConditions());
    const wrong = wrongFields(values, situation);
    each('field', (element, field) => {
      element.hidden = !situation.fields.some((shown) => shown === field);
      const isWrong = wrong.some((name) => name === field);
      const input = element.querySelector('input');
      const message = element.querySelector('p');
      if (isWrong) input?.setAttribute('aria-invalid', 'true');
      else input?.removeAttribute('aria-invalid');
      if (message) message.hidden = !isWrong;
    });
    each('part', (element, part) => {
      write(element, situation.parts[part as keyof typeof situation.parts]);
    });
    for (const label of form.querySelectorAll<HTMLElement>('label [data-unit]'))
      label.hidden = label.dataset['unit'] !== situation.unit;
    each('example', (element) => {
      element.hidden = true;
    });
    each('outcome', (element, kind) => {
      element.hidden = kind !== outcome.kind;
    });
    const computed = outcome.kind === 'computed' ? outcome : undefined;
    each('headline', (element) => {
      element.hidden = !computed;
      write(element.firstElementChild, computed?.headline ?? '');
    });
    each('note', (element, note) => {
      element.hidden = !computed?.notes.some((name) => name === note);
    });
    each('step', (element, step) => {
      const text = computed?.steps[step as keyof typeof computed.steps];
      element.hidden = text === undefined;
      write(element.querySelector('dd'), text ?? '');
    });
  };

  const addressOf = (queryString: string): string => location.pathname + queryString;

  /** As the URL spells them: without what is hidden, and without the first currency. */
  const valuesForUrl = (): Values => {
    const { choices, numbers } = read();
    const { fields } = situationOf({ calculator, choices, numbers }, readTerms());
    return {
      calculator,
      choices: {
        ...choices,
        currency: select('currency')?.selectedIndex === 0 ? '' : choices.currency,
      },
      numbers: Object.fromEntries(
        Object.entries(numbers).filter(([name]) => fields.some((field) => field === name)),
      ),
    };
  };
  // Once a figure is final: browsers limit how often a page may change its URL.
  const keepInUrl = (): void => {
    const values = valuesForUrl();
    history.replaceState(
      history.state,
      '',
      addressOf(replaceQuery(location.search, values)) + location.hash,
    );
    each('calculator', (link, name) => {
      const other = name as Calculator;
      const isKnown = isOffered(readTerms(), other);
      link.setAttribute(
        'href',
        addressOf(queryOfOther(values, other, isKnown, (link as HTMLAnchorElement).search)),
      );
    });
  };

  const staleFields = ({ name }: HTMLSelectElement) =>
    (staleAfter[name as Field] ?? []).flatMap((field) => control(field) ?? []);

  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLSelectElement)
      for (const field of staleFields(target)) field.value = '';
    draw();
  });
  form.addEventListener('change', keepInUrl);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    draw();
    keepInUrl();
  });
  // What was typed or chosen before this code had loaded.
  const isTyped = (input: { value: string } & Element): boolean =>
    input instanceof HTMLInputElement && input.value !== input.defaultValue;
  const changedSelects = [...form.querySelectorAll('select')].filter(({ options }) =>
    [...options].some((option) => option.selected !== option.defaultSelected),
  );
  if (changedSelects.length === 0 && ![...form.querySelectorAll('input')].some(isTyped)) return;
  // Which came first is unknown, except that what is being typed now belongs to the choices.
  for (const field of changedSelects.flatMap(staleFields))
    if (field !== document.activeElement || !isTyped(field)) field.value = '';
  draw();
  keepInUrl();
}
