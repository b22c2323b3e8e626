import type { ReactNode } from 'react';
import { tiers, type Tier } from '../../../core/domain/tiers.ts';
import { brand } from '../../facts/brand.ts';
import { claims } from '../../facts/claims.ts';
import { formatClaim, isolate } from '../../i18n/format.ts';
import { Enhanced } from '../../islands/enhanced.tsx';
import { feeCalculatorId } from '../../sections/performance-fee/fee-calculator.tsx';
import { canonicalFeeQueryString } from '../../sections/performance-fee/fee-figures.ts';
import { useSite, useWords } from '../../site-context.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { KeptParams } from '../../ui/kept-params.tsx';
import { NamedParts } from '../../ui/named-parts.tsx';
import calculate from './calculator.enhancement.ts';
import { exampleNumbers } from './examples.ts';
import {
  calculators,
  fieldsOf,
  isNumberField,
  isUntouched,
  limits,
  parseQuery,
  queryOfOther,
  unreadable,
  withoutStale,
  type Field,
  type NumberField,
  type Values,
} from './fields.ts';
import { listedTerms, lotLimits, type ListedTerms } from './listed-terms.ts';
import {
  notesOf,
  outcomeOf,
  situationOf,
  stepsOf,
  wrongFields,
  type Conditions,
  type Outcome,
  type Situation,
} from './outcome.ts';
import { formatCommission, formatTerms, isOffered } from './terms.ts';
import styles from './calculators.module.css';

/** The step of orders where the content does not say: a hundredth of a lot. */
const commonLotStep = '0.01';

/** Links are typed by hand, too. */
const isSame = (one: string, other: string): boolean => one.toUpperCase() === other.toUpperCase();

/** The URL's values, with an instrument and a currency that there are: what was typed for others is dropped. */
function useChosen() {
  const { content, queryString } = useSite();
  const asked = parseQuery(queryString);
  const offered = listedTerms(content).filter((listed) => isOffered(listed, asked.calculator));
  const { instrument: askedSymbol, currency: askedCurrency } = asked.choices;
  const found = offered.find(({ symbol }) => isSame(symbol, askedSymbol));
  const terms = found ?? offered[0];
  if (!terms) throw new Error('There is no instrument to calculate with');
  const foundCurrency = brand.accountCurrencies.find((code) => isSame(code, askedCurrency));
  const currency = foundCurrency ?? brand.accountCurrencies[0];
  const values: Values = {
    ...asked,
    choices: { ...asked.choices, instrument: terms.symbol, currency },
    numbers: withoutStale(asked.numbers, [
      ...(found ? [] : (['instrument'] as const)),
      ...(foundCurrency || askedCurrency === '' ? [] : (['currency'] as const)),
    ]),
  };
  const orders = lotLimits(content);
  const conditions: Conditions = {
    lotStep: orders[values.choices.tier as Tier]?.min ?? commonLotStep,
    maxLots: orders[values.choices.tier as Tier]?.max,
    tripleNight: claims.tripleSwapNight.value.weekday,
  };
  return { values, terms, offered, orders, conditions };
}

type Chosen = ReturnType<typeof useChosen>;

/** Links to the calculators, the form of the chosen one, and beside it the result with its formulas. */
export function Calculator(): ReactNode {
  const t = useWords('calculators');
  const { links, queryString } = useSite();
  const feeFigures = canonicalFeeQueryString(queryString);
  const chosen = useChosen();
  const { values, terms, conditions } = chosen;
  const { calculator } = values;
  const situation = situationOf(values, terms);
  const url = links.page('calculators');
  const isFirstCurrency = values.choices.currency === brand.accountCurrencies[0];
  const linked = isFirstCurrency
    ? { ...values, choices: { ...values.choices, currency: '' } }
    : values;
  const own = outcomeOf(values, terms, conditions);
  const example = own.kind === 'missing' ? exampleOf(chosen) : undefined;
  return (
    <Enhanced by={calculate} on="interaction">
      <nav className={styles.list} aria-label={t('list')}>
        {calculators.map((name) => (
          <a
            key={name}
            href={url + queryOfOther(linked, name, isOffered(terms, name), feeFigures)}
            aria-current={name === calculator ? 'page' : undefined}
            data-calculator={name}
          >
            {t(`names.${name}`)}
          </a>
        ))}
        <a href={`#${feeCalculatorId}`}>{t('names.fee')}</a>
      </nav>
      <div className={styles.calculator} id="calculator">
        <form
          action={links.page('calculators', 'calculator')}
          autoComplete="off"
          className={styles.form}
          data-triple={conditions.tripleNight}
        >
          <div className={styles.words}>
            <h2>{t(`titles.${calculator}`)}</h2>
            <p>{t(`leads.${calculator}`)}</p>
          </div>
          <input type="hidden" name="calculator" value={calculator} />
          <KeptParams queryString={feeFigures} />
          {fieldsOf[calculator].map((field) => (
            <div key={field} hidden={!situation.fields.includes(field)} data-field={field}>
              {isNumberField(field) ? (
                <NumberInput field={field} values={values} situation={situation} />
              ) : (
                <Choice field={field} chosen={chosen} situation={situation} />
              )}
            </div>
          ))}
          <button type="submit" className={`${buttonClass('quiet', 'small')} ${styles.calculate}`}>
            {t('calculate')}
          </button>
        </form>
        <Result outcome={example ?? own} isExample={example !== undefined} values={values} />
      </div>
    </Enhanced>
  );
}

/** The outcome of figures of our own, while the visitor has typed none and looks at the first instrument. */
function exampleOf({ values, terms, conditions }: Chosen): Outcome | undefined {
  const { calculator, numbers } = values;
  if (terms.symbol !== parseQuery('').choices.instrument || !isUntouched(values)) return undefined;
  const outcome = outcomeOf(
    { ...values, numbers: { ...numbers, ...exampleNumbers[calculator] } },
    terms,
    conditions,
  );
  return outcome.kind === 'computed' ? outcome : undefined;
}

function FieldLabel({
  field,
  situation,
  values,
}: {
  field: Field;
  situation: Situation;
  values: Values;
}): ReactNode {
  const t = useWords('calculators');
  const placeholders = { quote: '{quote}', account: '{account}', pair: '{pair}' };
  const { parts } = situation;
  if (field === 'distance' || field === 'spread')
    return (['pips', 'points', 'price'] as const).map((unit) => (
      <span key={unit} hidden={unit !== situation.unit} data-unit={unit}>
        <NamedParts text={t(`fields.${field}.${unit}`, placeholders)} parts={parts} as="bdi" />
      </span>
    ));
  if (field === 'usd')
    return <NamedParts text={t('fields.usd', { pair: '{usdPair}' })} parts={parts} as="bdi" />;
  if (field === 'step')
    return (
      <NamedParts
        text={t(values.calculator === 'swap' ? 'fields.point' : 'fields.step', placeholders)}
        parts={parts}
        as="bdi"
      />
    );
  return <NamedParts text={t(`fields.${field}`, placeholders)} parts={parts} as="bdi" />;
}

/** A price has a form, but no value that we know. */
const placeholders: Partial<Record<NumberField, string>> = {
  price: '0.00000',
  rate: '0.00000',
  usd: '0.00000',
  open: '0.00000',
  close: '0.00000',
  step: '0.00000',
};

function NumberInput({
  field,
  values,
  situation,
}: {
  field: NumberField;
  values: Values;
  situation: Situation;
}): ReactNode {
  const t = useWords('calculators');
  const { language } = useSite();
  const text = values.numbers[field] ?? '';
  const isWrong = wrongFields(values, situation).includes(field);
  const [min, max] = [limits[field].min, limits[field].max].map((limit) =>
    isolate(formatLimit(limit), language.code),
  );
  return (
    <>
      <label htmlFor={field}>
        <FieldLabel field={field} situation={situation} values={values} />
      </label>
      <input
        id={field}
        name={field}
        type="text"
        inputMode={limits[field].min.startsWith('-') ? 'text' : 'decimal'}
        maxLength={40}
        placeholder={placeholders[field]}
        defaultValue={text === unreadable ? '' : text}
        aria-invalid={isWrong || undefined}
        aria-describedby={`${field}-limits`}
      />
      <p id={`${field}-limits`} hidden={!isWrong}>
        {t('whole' in limits[field] ? 'wholeLimits' : 'limits', { min, max })}
      </p>
    </>
  );
}

/** Groups of three digits, as results have them. */
const formatLimit = (limit: string): string =>
  limit.replace('-', '−').replaceAll(/\B(?<!\.\d*)(?=(?:\d{3})+$)/g, ',');

function Choice({
  field,
  chosen,
  situation,
}: {
  field: Exclude<Field, NumberField>;
  chosen: Chosen;
  situation: Situation;
}): ReactNode {
  const { values } = chosen;
  return (
    <>
      <label htmlFor={field}>
        <FieldLabel field={field} situation={situation} values={values} />
      </label>
      <select id={field} name={field} defaultValue={values.choices[field]}>
        <Options field={field} chosen={chosen} />
      </select>
    </>
  );
}

function Options({
  field,
  chosen: { offered, orders },
}: {
  field: Exclude<Field, NumberField>;
  chosen: Chosen;
}): ReactNode {
  const t = useWords('calculators');
  const specs = useWords('account-specs');
  const { language } = useSite();
  switch (field) {
    case 'instrument':
      return [...Map.groupBy(offered, (terms) => terms.class)].map(([name, group]) => (
        <InstrumentGroup key={name} label={specs(`classes.${name}`)} group={group} />
      ));
    case 'tier':
      return tiers.map((tier) => (
        <option
          key={tier}
          value={tier}
          data-lots={`${orders[tier]?.min ?? commonLotStep} ${orders[tier]?.max ?? ''}`}
        >
          {specs(`tiers.${tier}.name`)}
        </option>
      ));
    case 'currency':
      return brand.accountCurrencies.map((code) => <option key={code}>{code}</option>);
    case 'side':
      return (['buy', 'sell'] as const).map((side) => (
        <option key={side} value={side}>
          {t(`choices.${side}`)}
        </option>
      ));
    case 'unit':
      return (['points', 'money'] as const).map((unit) => (
        <option key={unit} value={unit}>
          {t(`choices.${unit}`)}
        </option>
      ));
    case 'day':
      return [0, 1, 2, 3, 4].map((weekday) => (
        <option key={weekday} value={weekday}>
          {formatClaim({ kind: 'weekday', weekday }, language.code)}
        </option>
      ));
  }
}

/** The options of a class: what most of them have in common is said once. */
function InstrumentGroup({
  label,
  group,
}: {
  label: string;
  group: readonly ListedTerms[];
}): ReactNode {
  const [first] = group;
  if (!first) return null;
  const counts = Map.groupBy(group.map(formatTerms), (text) => text);
  const [[common] = ['']] = [...counts].toSorted(([, a], [, b]) => b.length - a.length);
  return (
    <optgroup
      label={label}
      data-terms={common}
      data-unit={first.unit}
      data-swap={first.hasSwap ? undefined : 'none'}
      data-commission={formatCommission(first)}
    >
      {group.map((terms) => {
        const text = formatTerms(terms);
        return (
          <option key={terms.symbol} data-terms={text === common ? undefined : text}>
            {terms.symbol}
          </option>
        );
      })}
    </optgroup>
  );
}

function Result({
  outcome,
  isExample,
  values: { calculator },
}: {
  outcome: Outcome;
  isExample: boolean;
  values: Values;
}): ReactNode {
  const t = useWords('calculators');
  const computed = outcome.kind === 'computed' ? outcome : undefined;
  return (
    <section className={styles.result} aria-labelledby="result">
      <h3 id="result">{t(`results.${calculator}`)}</h3>
      <p hidden={!isExample} data-example="">
        {t('example')}
      </p>
      <output aria-labelledby="result">
        <b hidden={!computed} data-headline="">
          <span className="ltr">{computed?.headline}</span>
        </b>
        {(['missing', 'wrong'] as const).map((kind) => (
          <span key={kind} hidden={outcome.kind !== kind} data-outcome={kind}>
            {t(kind)}
          </span>
        ))}
        {notesOf(calculator).map((note) => (
          <span key={note} hidden={!computed?.notes.includes(note)} data-note={note}>
            {t(`notes.${note}`)}
          </span>
        ))}
      </output>
      <dl>
        {stepsOf(calculator).map((step) => (
          <div key={step} hidden={computed?.steps[step] === undefined} data-step={step}>
            <dt>
              {step === 'converted'
                ? t('converted')
                : t(`steps.${calculator}.${step}` as 'steps.pip.value')}
            </dt>
            <dd className="ltr">{computed?.steps[step]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
