import { tiers } from '../../../core/domain/tiers.ts';
import { parseTyped } from '../../sections/typed-number.ts';
import type { FormParams } from '../../sections/use-form-in-url.ts';

/** In the order of their links. */
export const calculators = ['pip', 'margin', 'position', 'swap', 'profit'] as const;
export type Calculator = (typeof calculators)[number];

/** The figures to type, and the limits between which they are calculated with. */
export const limits = {
  lots: { min: '0.0001', max: '10000' },
  price: { min: '0.0000001', max: '10000000' },
  rate: { min: '0.0000001', max: '10000000' },
  usd: { min: '0.0000001', max: '10000000' },
  step: { min: '0.0000001', max: '10000' },
  balance: { min: '1', max: '1000000000' },
  risk: { min: '0.01', max: '100' },
  distance: { min: '0.0000001', max: '1000000' },
  swap: { min: '-100000', max: '100000' },
  nights: { min: '1', max: '365', whole: true },
  open: { min: '0.0000001', max: '10000000' },
  close: { min: '0.0000001', max: '10000000' },
  spread: { min: '0', max: '100000' },
} as const satisfies Record<string, { min: string; max: string; whole?: true }>;
export type NumberField = keyof typeof limits;

/** The choices: their first value, which URLs leave out, and the spelling of any other. */
const choices = {
  instrument: { initial: 'EURUSD', spelling: /^[A-Za-z0-9.]{1,20}$/ },
  tier: { initial: tiers[0], spelling: new RegExp(`^(?:${tiers.join('|')})$`) },
  // The operator's first: the page knows it.
  currency: { initial: '', spelling: /^[A-Za-z]{3}$/ },
  side: { initial: 'buy', spelling: /^(?:buy|sell)$/ },
  unit: { initial: 'points', spelling: /^(?:points|money)$/ },
  day: { initial: '0', spelling: /^[0-4]$/ },
} as const;
export type ChoiceField = keyof typeof choices;
export type Field = NumberField | ChoiceField;

/** The fields of each form, in its order. Those that a choice makes superfluous are hidden (`situationOf`). */
export const fieldsOf = {
  pip: ['instrument', 'lots', 'step', 'currency', 'rate'],
  margin: ['instrument', 'tier', 'lots', 'price', 'currency', 'rate'],
  position: ['instrument', 'tier', 'currency', 'balance', 'risk', 'distance', 'rate'],
  swap: ['instrument', 'lots', 'unit', 'swap', 'step', 'day', 'nights', 'currency', 'rate'],
  profit: [
    'instrument',
    'tier',
    'side',
    'lots',
    'open',
    'close',
    'spread',
    'currency',
    'rate',
    'usd',
  ],
} as const satisfies Record<Calculator, readonly Field[]>;

const choiceFields = Object.keys(choices) as ChoiceField[];

export const isNumberField = (field: Field): field is NumberField => field in limits;

/** Stands for a text that is no number: the text itself is not repeated. */
export const unreadable = 'x';

/** The fields of a calculator, as the URL or the form has them. */
export interface Values {
  calculator: Calculator;
  choices: Record<ChoiceField, string>;
  /** As `parseTyped` spells them, or `unreadable`. An empty field has none. */
  numbers: Partial<Record<NumberField, string>>;
}

/** Without a figure of the visitor's, a calculator starts with one lot. */
const initialLots = '1';
const asksForLots = (calculator: Calculator): boolean =>
  fieldsOf[calculator].some((field) => field === 'lots');

/** Figures that another instrument, currency or unit makes meaningless: prices of the one before, and amounts in it. */
export const staleAfter: Readonly<Partial<Record<Field, readonly NumberField[]>>> = {
  instrument: ['price', 'rate', 'usd', 'step', 'open', 'close', 'distance', 'spread', 'swap'],
  currency: ['rate', 'usd', 'balance'],
  unit: ['swap'],
};

/** The figures that still hold although something else is chosen than they were typed for. */
export const withoutStale = (
  numbers: Values['numbers'],
  changed: readonly ChoiceField[],
): Values['numbers'] => {
  const stale = new Set<string>(changed.flatMap((field) => staleAfter[field] ?? []));
  return Object.fromEntries(Object.entries(numbers).filter(([field]) => !stale.has(field)));
};

/** The figures that were typed for another choice: what was typed since the choice has another value. */
function emptyStaleFields(form: HTMLFormElement, before: string): void {
  const { choices: chosen, numbers } = parseQuery(before);
  const valueOf = (name: string): string =>
    (form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null)?.value ?? '';
  for (const choice of choiceFields) {
    if (!form.elements.namedItem(choice)) continue;
    if (valueOf(choice).toUpperCase() === chosen[choice].toUpperCase()) continue;
    for (const name of staleAfter[choice] ?? []) {
      const field = form.elements.namedItem(name) as HTMLInputElement | null;
      if (field && parseTyped(field.value) === numbers[name]) field.value = '';
    }
  }
}

const isCalculator = (text: string | null): text is Calculator =>
  calculators.some((name) => name === text);

/** @param get the text of a field; null for one that is missing */
export function readValues(
  calculator: Calculator,
  get: (field: Field) => string | null,
): Omit<Values, 'calculator'> {
  const refused: ChoiceField[] = [];
  const chosen = (field: ChoiceField): string => {
    const text = get(field) ?? '';
    if (choices[field].spelling.test(text)) return text;
    if (text !== '') refused.push(field);
    return choices[field].initial;
  };
  const numbers: Values['numbers'] = {};
  for (const field of fieldsOf[calculator]) {
    const text = isNumberField(field) && get(field);
    if (typeof text === 'string' && text.trim() !== '')
      numbers[field as NumberField] = parseTyped(text) ?? unreadable;
  }
  const read = {
    instrument: chosen('instrument'),
    tier: chosen('tier'),
    currency: chosen('currency'),
    side: chosen('side'),
    unit: chosen('unit'),
    day: chosen('day'),
  };
  return { choices: read, numbers: withoutStale(numbers, refused) };
}

/** @param queryString `?calculator=margin&price=1.2`, with or without the question mark */
export function parseQuery(queryString: string): Values {
  const params = new URLSearchParams(queryString);
  const name = params.get('calculator');
  const calculator = isCalculator(name) ? name : calculators[0];
  const { numbers, ...values } = readValues(calculator, (field) => params.get(field));
  const initial = asksForLots(calculator) && !params.has('lots') ? { lots: initialLots } : {};
  return { calculator, ...values, numbers: { ...initial, ...numbers } };
}

/** The canonical query string: '' for the page as it is first seen. */
export function formatQuery({ calculator, choices: chosen, numbers }: Values): string {
  const params = new URLSearchParams();
  if (calculator !== calculators[0]) params.set('calculator', calculator);
  for (const field of fieldsOf[calculator]) {
    const [value, initial] = isNumberField(field)
      ? [numbers[field] ?? '', field === 'lots' ? initialLots : '']
      : [chosen[field], choices[field].initial];
    if (value !== '' && value !== initial) params.set(field, value);
  }
  const text = params.toString();
  return text && `?${text}`;
}

/** The parameters of the calculators' form. */
export const paramNames: readonly string[] = [
  'calculator',
  ...Object.keys(limits),
  ...Object.keys(choices),
];

/** The same in a URL that also has the parameters of the page's other form. */
export function replaceQuery(queryString: string, values: Values): string {
  const params = new URLSearchParams(queryString);
  for (const name of paramNames) params.delete(name);
  const others = params.toString();
  const own = formatQuery(values);
  return others === '' ? own : `${own || '?'}${own && '&'}${others}`;
}

export const canonicalCalculatorQueryString = (queryString: string): string =>
  formatQuery(parseQuery(queryString));

/** How the calculators' form is kept in the URL. */
export const calculatorParams: FormParams = {
  names: paramNames,
  canonical: canonicalCalculatorQueryString,
  settle: emptyStaleFields,
};

/**
 * The query string of another calculator, with the account and lots of this one.
 * @param isOffered whether it knows the instrument, too
 * @param queryString may have the parameters of the page's other form
 */
export const queryOfOther = (
  { choices: chosen, numbers: { lots = initialLots } }: Values,
  calculator: Calculator,
  isOffered: boolean,
  queryString: string,
): string =>
  replaceQuery(queryString, {
    calculator,
    choices: isOffered ? chosen : { ...chosen, instrument: '' },
    numbers: { lots },
  });

/** True until the visitor types the first figure. */
export const isUntouched = ({ numbers }: Values): boolean =>
  Object.entries(numbers).every(([field, text]) => field === 'lots' && text === initialLots);

/** True if a calculator accepts the number. */
export function isWithinLimits(field: NumberField, text: string): boolean {
  if (text === unreadable) return false;
  const { min, max } = limits[field];
  const isWhole = 'whole' in limits[field];
  const value = Number(text);
  return value >= Number(min) && value <= Number(max) && (!isWhole || Number.isInteger(value));
}
