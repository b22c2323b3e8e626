import { tiers } from '../../../core/domain/tiers.ts';
import { withParams, type FormParams } from '../../sections/form-params.ts';
import { parseTyped } from '../../sections/typed-number.ts';

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
  position: ['instrument', 'tier', 'currency', 'balance', 'risk', 'distance', 'rate', 'usd'],
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
const staleAfter: Readonly<Partial<Record<Field, readonly NumberField[]>>> = {
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

/** @param queryString `?calculator=margin&price=1.2`, with or without the question mark */
export function parseQuery(queryString: string): Values {
  const params = new URLSearchParams(queryString);
  const calculator =
    calculators.find((name) => name === params.get('calculator')) ?? calculators[0];
  const refused: ChoiceField[] = [];
  const choose = (field: ChoiceField): string => {
    const text = params.get(field) ?? '';
    if (choices[field].spelling.test(text)) return text;
    if (text !== '') refused.push(field);
    return choices[field].initial;
  };
  const chosen = Object.fromEntries(choiceFields.map((field) => [field, choose(field)]));
  const numbers: Values['numbers'] =
    asksForLots(calculator) && !params.has('lots') ? { lots: initialLots } : {};
  for (const field of fieldsOf[calculator].filter(isNumberField)) {
    const text = params.get(field) ?? '';
    if (text.trim() !== '') numbers[field] = parseTyped(text) ?? unreadable;
  }
  return {
    calculator,
    choices: chosen as Values['choices'],
    numbers: withoutStale(numbers, refused),
  };
}

/** The canonical query string: '' for the page as it is first seen. */
function formatQuery({ calculator, choices: chosen, numbers }: Values): string {
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
const paramNames: readonly string[] = [
  'calculator',
  ...Object.keys(limits),
  ...Object.keys(choices),
];

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
  withParams(
    queryString,
    paramNames,
    formatQuery({
      calculator,
      choices: isOffered ? chosen : { ...chosen, instrument: '' },
      numbers: { lots },
    }),
  );

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
