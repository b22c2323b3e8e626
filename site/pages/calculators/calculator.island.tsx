import { Fragment, type ReactNode } from 'react';
import type { LanguageCode } from '../../../core/domain/languages.ts';
import { tiers, type Tier } from '../../../core/domain/tiers.ts';
import { formatTemplate } from '../../../core/specs/format-template.ts';
import { isolate } from '../../i18n/format.ts';
import { useFormInUrl } from '../../sections/use-form-in-url.ts';
import { buttonClass } from '../../ui/button.tsx';
import { HiddenParams } from '../../ui/hidden-params.tsx';
import { NamedParts } from '../../ui/named-parts.tsx';
import {
  calculators,
  calculatorParams,
  isNumberField,
  isUntouched,
  limits,
  parseQuery,
  queryOfOther,
  unreadable,
  withoutStale,
  type Calculator,
  type ChoiceField,
  type Field,
  type NumberField,
  type Values,
} from './fields.ts';
import {
  grouped,
  outcomeOf,
  situationOf,
  wrongFields,
  type Outcome,
  type Situation,
} from './outcome.ts';
import { isOffered, type ClassTerms, type InstrumentTerms, type Terms } from './terms.ts';
import styles from './calculators.module.css';

type Words = typeof import('./calculators.en.json');

export interface CalculatorProps {
  language: LanguageCode;
  /** The page's URL, without figures. */
  url: string;
  /** The fragment of the page's other calculator. */
  feeId: string;
  /** The page's, with the figures of its other form. */
  queryString: string;
  classes: readonly OfferedClass[];
  /** The first is the default. */
  currencies: readonly string[];
  words: Omit<Words, 'meta' | 'label' | 'title' | 'lead' | 'rules'> & {
    tiers: Record<Tier, string>;
    days: readonly string[];
  };
}

interface OfferedClass extends ClassTerms {
  label: string;
  /** An undefined name is unknown. */
  instruments: readonly (InstrumentTerms & { name: string | undefined })[];
}

/** Links are typed by hand, too. */
const isSame = (one: string, other: string): boolean => one.toUpperCase() === other.toUpperCase();

/** The typed values, with an instrument and a currency that there are: figures for others are dropped. */
function chosenOf(typed: string, { classes, currencies }: CalculatorProps) {
  const asked = parseQuery(typed);
  const offered = classes.flatMap(({ instruments, ...common }) =>
    instruments.map((instrument): Terms => ({ ...common, ...instrument })),
  );
  const found = offered.find(({ symbol }) => isSame(symbol, asked.choices.instrument));
  const terms = found ?? offered[0];
  if (!terms) throw new Error('There is no instrument to calculate with');
  const foundCurrency = currencies.find((code) => isSame(code, asked.choices.currency));
  const values: Values = {
    ...asked,
    choices: {
      ...asked.choices,
      instrument: terms.symbol,
      currency: foundCurrency ?? currencies[0]!,
    },
    numbers: withoutStale(asked.numbers, [
      ...(found ? [] : (['instrument'] as const)),
      ...(foundCurrency || asked.choices.currency === '' ? [] : (['currency'] as const)),
    ]),
  };
  return { values, terms };
}

/**
 * Figures of a worked example for each calculator, round enough to check without one. The prices are none that the market
 * has: the page says so beside them.
 */
const exampleNumbers: Readonly<Record<Calculator, Values['numbers']>> = {
  pip: { rate: '1.1' },
  margin: { price: '1.1' },
  position: { balance: '5000', risk: '1', distance: '25', rate: '1.1' },
  swap: { swap: '-5', nights: '5', rate: '1.1' },
  profit: { open: '1.1', close: '1.105' },
};

/** The outcome of figures of our own, while the visitor has typed none and looks at the first instrument. */
function exampleOf(values: Values, terms: Terms): Outcome | undefined {
  const { calculator, numbers } = values;
  if (terms.symbol !== parseQuery('').choices.instrument || !isUntouched(values)) return undefined;
  const outcome = outcomeOf(
    { ...values, numbers: { ...numbers, ...exampleNumbers[calculator] } },
    terms,
  );
  return outcome.kind === 'computed' ? outcome : undefined;
}

/** Calculates while the visitor types, and keeps the figures in the URL. */
export default function CalculatorIsland(props: CalculatorProps): ReactNode {
  const { words, currencies, url } = props;
  const { form, typed, edition, read, submit } = useFormInUrl(props.queryString, calculatorParams);
  const { values, terms } = chosenOf(typed, props);
  const { calculator, choices } = values;
  const situation = situationOf(values, terms);
  const linked = {
    ...values,
    choices: { ...choices, currency: choices.currency === currencies[0] ? '' : choices.currency },
  };
  const own = outcomeOf(values, terms);
  const example = own.kind === 'missing' ? exampleOf(values, terms) : undefined;
  return (
    <>
      <nav className={`${styles.list} grid gap-2`} aria-label={words.list}>
        {calculators.map((name) => (
          <a
            key={name}
            className="choice"
            href={url + queryOfOther(linked, name, isOffered(terms, name), props.queryString)}
            aria-current={name === calculator ? 'page' : undefined}
            onClick={({ currentTarget }) => {
              // The other form's figures may have changed since this was rendered.
              currentTarget.search = queryOfOther(
                linked,
                name,
                isOffered(terms, name),
                location.search,
              );
            }}
          >
            {words.names[name]}
          </a>
        ))}
        <a className="choice" href={`#${props.feeId}`}>
          <span>
            {words.names.fee} <span aria-hidden="true">↓</span>
          </span>
        </a>
      </nav>
      <div className={`${styles.calculator} card column`} id="calculator">
        <form
          ref={form}
          action={`${url}#calculator`}
          autoComplete="off"
          className={`${styles.form} grid start`}
          onInput={read}
          onSubmit={submit}
        >
          <div className={`${styles.words} grid gap-2`}>
            <h2 className="title">{words.titles[calculator]}</h2>
            <p>{words.leads[calculator]}</p>
          </div>
          <input type="hidden" name="calculator" value={calculator} />
          <HiddenParams queryString={props.queryString} without={calculatorParams.names} />
          <Fragment key={edition}>
            {situation.fields.map((field) => (
              <div key={field} className={`${styles.field} grid`}>
                <label htmlFor={field}>
                  <NamedParts
                    text={labelOf(field, calculator, situation, words)}
                    parts={field === 'usd' ? { pair: situation.parts.usdPair } : situation.parts}
                    as="bdi"
                  />
                </label>
                {isNumberField(field) ? (
                  <NumberInput
                    field={field}
                    example={example && exampleNumbers[calculator][field]}
                    values={values}
                    situation={situation}
                    {...props}
                  />
                ) : (
                  <select
                    id={field}
                    name={field}
                    className="control"
                    defaultValue={linked.choices[field]}
                  >
                    {optionsOf(field, props)}
                  </select>
                )}
              </div>
            ))}
          </Fragment>
          <button
            type="submit"
            className={`${buttonClass('quiet', 'small')} ${styles.calculate} needs-no-script`}
          >
            {words.calculate}
          </button>
        </form>
        <Result
          outcome={example ?? own}
          isExample={example !== undefined}
          values={values}
          words={words}
        />
      </div>
    </>
  );
}

function labelOf(
  field: Field,
  calculator: Values['calculator'],
  { unit, fields: shown }: Situation,
  { fields }: CalculatorProps['words'],
): string {
  if (field === 'nights' && !shown.includes('day')) return fields.everyNight;
  if (field === 'distance' || field === 'spread') return fields[field][unit];
  return fields[field === 'step' && calculator === 'swap' ? 'point' : field];
}

/** A price has a form, but no value that we know. */
const placeholders: Partial<Record<NumberField, string>> = Object.fromEntries(
  (['price', 'rate', 'usd', 'open', 'close', 'step'] as const).map((field) => [field, '0.00000']),
);

function NumberInput({
  field,
  example,
  values,
  situation,
  words,
  language,
}: {
  field: NumberField;
  /** The figure of the worked example that is shown. */
  example: string | undefined;
  values: Values;
  situation: Situation;
} & CalculatorProps): ReactNode {
  const text = values.numbers[field] ?? '';
  const isWrong = wrongFields(values, situation).includes(field);
  const { min, max } = limits[field];
  const sentence = 'whole' in limits[field] ? words.wholeLimits : words.limits;
  return (
    <>
      <input
        id={field}
        name={field}
        type="text"
        className="control"
        inputMode={min.startsWith('-') ? 'text' : 'decimal'}
        maxLength={40}
        placeholder={example ?? placeholders[field]}
        defaultValue={text === unreadable ? '' : text}
        aria-invalid={isWrong || undefined}
        aria-describedby={`${field}-limits`}
      />
      <p id={`${field}-limits`} hidden={!isWrong}>
        {formatTemplate(sentence, {
          min: isolate(grouped(min), language),
          max: isolate(grouped(max), language),
        })}
      </p>
    </>
  );
}

function optionsOf(field: ChoiceField, { classes, currencies, words }: CalculatorProps): ReactNode {
  const optionOf = ([value, text]: readonly [string, string]) => (
    <option key={value} value={value}>
      {text}
    </option>
  );
  switch (field) {
    case 'instrument':
      return classes.map(({ label, instruments }) => (
        <optgroup key={label} label={label}>
          {instruments.map(({ symbol, name }) =>
            optionOf([symbol, name === undefined ? symbol : `${symbol} · ${name}`]),
          )}
        </optgroup>
      ));
    case 'tier':
      return tiers.map((tier) => optionOf([tier, words.tiers[tier]]));
    case 'currency':
      return currencies.map((code, index) => optionOf([index === 0 ? '' : code, code]));
    case 'side':
      return (['buy', 'sell'] as const).map((side) => optionOf([side, words.choices[side]]));
    case 'unit':
      return (['points', 'money'] as const).map((unit) => optionOf([unit, words.choices[unit]]));
    case 'day':
      return words.days.map((day, weekday) => optionOf([String(weekday), day]));
  }
}

function Result({
  outcome,
  isExample,
  values: { calculator },
  words,
}: {
  outcome: Outcome;
  isExample: boolean;
  values: Values;
  words: CalculatorProps['words'];
}): ReactNode {
  const stepWords: Partial<Record<string, string>> = words.steps[calculator];
  return (
    <section className={`${styles.result} grid gap-4 start`} aria-labelledby="result">
      <h3 id="result" className="h4">
        {words.results[calculator]}
      </h3>
      <output className="grid gap-2" aria-labelledby="result">
        {outcome.kind === 'computed' ? (
          <>
            <b>
              <span className="ltr">{outcome.headline}</span>
            </b>
            {outcome.notes.map((note) => (
              <span key={note}>{words.notes[note]}</span>
            ))}
          </>
        ) : (
          <span>{words[outcome.kind]}</span>
        )}
      </output>
      {isExample && <p>{words.example}</p>}
      <dl className="grid gap-3">
        {outcome.kind === 'computed' &&
          Object.entries(outcome.steps).map(
            ([step, formula]) =>
              formula !== undefined && (
                <div key={step}>
                  <dt>{step === 'converted' ? words.converted : stepWords[step]}</dt>
                  <dd className="ltr">{formula}</dd>
                </div>
              ),
          )}
      </dl>
    </section>
  );
}
