import type Big from 'big.js';
import { Fragment, useCallback, useEffect, useState, type ReactNode } from 'react';
import { formatTemplate } from '../../../core/specs/format-template.ts';
import { buttonClass } from '../../ui/button.tsx';
import { HiddenParams } from '../../ui/hidden-params.tsx';
import { NamedParts } from '../../ui/named-parts.tsx';
import { plainTyped } from '../typed-number.ts';
import { useFormInUrl } from '../use-form-in-url.ts';
import {
  calculateFees,
  feeParams,
  fieldNames,
  formulaOf,
  intervals,
  isChange,
  maxAmount,
  maxPercent,
  maxPeriods,
  maxTypedLength,
  minPercent,
  minStart,
  parseFeeQuery,
  partsOf,
  resultsIn,
  unreadable,
  type FeeFigures,
  type FeeOutcome,
} from './fee-figures.ts';
import { formatCents } from './performance-fee.ts';
import styles from './fee-calculator.module.css';

/** The fragment of the form's URLs. */
export const feeCalculatorId = 'performance-fee';
export const feeTitleId = 'fee-figures';
const balanceId = 'fee-balance';

export interface FeeCalculatorProps {
  /** The URL of this form on the page that it stands on. */
  action: string;
  /** The page's, with the figures of its other form. */
  queryString: string;
  heading: 'h2' | 'h3';
  words: typeof import('./performance-fee.en.json');
}

/** As a field shows it: '11,200', '+500', '3.5%'. */
const spellTyped = (text: string): string =>
  text === unreadable
    ? ''
    : text.replace(/\d+/, (digits) => digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ','));

interface Row {
  /** The text of its field. */
  text: string;
  /** Its place among the periods; undefined for an empty row, which is none. */
  period: number | undefined;
}

/** One row for each field, up to an empty one for the next period. */
function rowsOf(results: readonly string[]): readonly Row[] {
  const isFilled = (text: string): boolean => plainTyped(text) !== '';
  const shown = results.slice(0, results.findLastIndex(isFilled) + 1);
  let periods = 0;
  return [...shown, '']
    .slice(0, maxPeriods)
    .map((text) => ({ text, period: isFilled(text) ? periods++ : undefined }));
}

const resultFields = (form: HTMLFormElement | null): HTMLInputElement[] => [
  ...(form?.querySelectorAll<HTMLInputElement>(`[name='${fieldNames.result}']`) ?? []),
];

/** Closes the gaps of periods whose result was cleared, except in the field that has the focus. Returns whether there were any. */
function closeGaps(form: HTMLFormElement | null): boolean {
  const fields = resultFields(form);
  const focused = fields.findIndex((field) => field === document.activeElement);
  const kept = fields.flatMap(({ value }, index) =>
    value.trim() !== '' || index === focused || index === fields.length - 1
      ? [{ value, index }]
      : [],
  );
  if (kept.length === fields.length) return false;
  fields.forEach((field, index) => {
    field.value = kept[index]?.value ?? '';
  });
  fields[kept.findIndex(({ index }) => index === focused)]?.focus();
  return true;
}

/**
 * The worked example of a performance fee, in fields. A form that the URL carries: complete without JavaScript, calculated at once
 * with it.
 */
export default function FeeCalculator(props: FeeCalculatorProps): ReactNode {
  const { heading: Heading, words } = props;
  const { form, typed, edition, read, submit } = useFormInUrl(props.queryString, feeParams);
  const figures = parseFeeQuery(typed);
  const outcome = calculateFees(figures);
  const rows = rowsOf(resultsIn(typed));
  const [chosenRow, chooseRow] = useState<number>();
  const onFocus = useCallback((): void => {
    if (closeGaps(form.current)) read();
    const row = resultFields(form.current).findIndex((field) => field === document.activeElement);
    if (row >= 0) chooseRow(row);
  }, [form, read]);
  // The field may have had the focus before this code came.
  useEffect(onFocus, [onFocus]);
  return (
    <form
      ref={form}
      id={feeCalculatorId}
      action={props.action}
      autoComplete="off"
      className={`${styles.calculator} gap-6 column`}
      onInput={read}
      onFocus={onFocus}
      onSubmit={submit}
    >
      <HiddenParams queryString={props.queryString} without={feeParams.names} />
      <Fragment key={edition}>
        <div className={'grid gap-4 start'}>
          <div className="grid gap-4">
            <Heading id={feeTitleId}>{words.title}</Heading>
            <p className="soft">{words.lead}</p>
          </div>
          <Fields figures={figures} outcome={outcome} words={words} />
        </div>
        <div className={`${styles.outcome} card`}>
          <FeeTable figures={figures} outcome={outcome} rows={rows} words={words} />
        </div>
        <div className="grid gap-4 start">
          <Result
            figures={figures}
            outcome={outcome}
            chosen={rows[chosenRow ?? -1]?.period}
            words={words}
          />
        </div>
      </Fragment>
    </form>
  );
}

interface PartProps {
  figures: FeeFigures;
  outcome: FeeOutcome;
  words: FeeCalculatorProps['words'];
}

const fillLimits = (text: string, min: Big, max = maxAmount): string =>
  formatTemplate(text, { min: formatCents(min), max: formatCents(max) });

function Fields({ figures, outcome, words }: PartProps): ReactNode {
  const limits = {
    start: { min: minStart, max: maxAmount },
    percent: { min: minPercent, max: maxPercent },
  };
  return (
    <div className={`${styles.fields} grid`}>
      {(['start', 'percent'] as const).map((name) => {
        const isWrong = outcome.kind === 'incomplete' && outcome[name];
        const { min, max } = limits[name];
        return (
          <p key={name}>
            <label htmlFor={fieldNames[name]}>{words[name]}</label>
            <input
              id={fieldNames[name]}
              name={fieldNames[name]}
              className="control"
              inputMode="decimal"
              maxLength={maxTypedLength}
              defaultValue={spellTyped(figures[name])}
              aria-invalid={isWrong || undefined}
              aria-describedby={`${fieldNames[name]}-limits`}
            />
            <small id={`${fieldNames[name]}-limits`} hidden={!isWrong}>
              {fillLimits(words.number, min, max)}
            </small>
          </p>
        );
      })}
      <p>
        <label htmlFor={fieldNames.interval}>{words.interval}</label>
        <select
          id={fieldNames.interval}
          name={fieldNames.interval}
          className="control"
          defaultValue={figures.interval}
        >
          {intervals.map((interval) => (
            <option key={interval} value={interval}>
              {words.periods[interval].name}
            </option>
          ))}
        </select>
      </p>
      <button type="submit" className={`${buttonClass('quiet', 'small')} needs-no-script`}>
        {words.calculate}
      </button>
    </div>
  );
}

function FeeTable({
  figures,
  outcome,
  rows,
  words,
}: PartProps & { rows: readonly Row[] }): ReactNode {
  return (
    <div className={styles.scroller}>
      <table className="figures" aria-labelledby={feeTitleId}>
        <thead>
          <tr>
            <th scope="col">{words.periods[figures.interval].name}</th>
            <th scope="col" id={balanceId}>
              {words.columns.balance}
            </th>
            {(['mark', 'profit', 'fee'] as const).map((column) => (
              <th key={column} scope="col">
                {words.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <PeriodRow key={index} row={row} index={index} outcome={outcome} words={words} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={4}>
              {words.total}
            </th>
            <td>{outcome.kind === 'fees' && formatCents(outcome.last.feesPaid)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function PeriodRow({
  row,
  index,
  outcome,
  words,
}: Pick<PartProps, 'outcome' | 'words'> & { row: Row; index: number }): ReactNode {
  const place = row.period ?? -1;
  const period = outcome.kind === 'fees' ? outcome.periods[place] : undefined;
  const lowest = outcome.kind === 'incomplete' ? outcome.results[place] : undefined;
  const amountOrNone = (amount: Big): string => (amount.gt(0) ? formatCents(amount) : words.none);
  return (
    <tr data-due={period?.fee.gt(0) || undefined}>
      <th scope="row" id={`fee-row-${index}`}>
        {index + 1}
      </th>
      <td>
        <input
          name={fieldNames.result}
          className="control"
          dir="ltr"
          maxLength={maxTypedLength}
          placeholder={row.text === '' ? words.add : undefined}
          defaultValue={spellTyped(row.text)}
          aria-labelledby={`${balanceId} fee-row-${index}`}
          aria-invalid={lowest !== undefined || undefined}
          aria-describedby={lowest && `fee-wrong-${index}`}
        />
        {period && isChange(plainTyped(row.text)) && <small>{formatCents(period.balance)}</small>}
      </td>
      {lowest ? (
        <td colSpan={3} id={`fee-wrong-${index}`}>
          {fillLimits(words.balance, lowest)}
        </td>
      ) : (
        <>
          <td>{period && formatCents(period.markBefore)}</td>
          <td>{period && amountOrNone(period.newProfit)}</td>
          <td>{period && amountOrNone(period.fee)}</td>
        </>
      )}
    </tr>
  );
}

/** The formula of the chosen period, else of the last, and what the follower keeps. */
function Result({
  figures,
  outcome,
  chosen,
  words,
}: PartProps & { chosen: number | undefined }): ReactNode {
  if (outcome.kind !== 'fees')
    return (
      <>
        <output>{words.incomplete}</output>
        <p className="soft">{words.rule}</p>
      </>
    );
  const period = outcome.periods[chosen ?? -1] ?? outcome.last;
  const number = outcome.periods.indexOf(period) + 1;
  return (
    <>
      <p className={`${styles.formula} wrap`}>
        <b>{formatTemplate(words.periods[figures.interval].numbered, { number })}</b>
        <bdi dir="ltr" className="gold strong">
          {formulaOf(period, figures.percent)}
        </bdi>
        {period.newProfit.eq(0) && <span>{words.legend.below}</span>}
      </p>
      <output>
        <NamedParts text={words.outcome} parts={partsOf(outcome.last)} as="b" />
      </output>
      <p className="soft">{words.rule}</p>
    </>
  );
}
