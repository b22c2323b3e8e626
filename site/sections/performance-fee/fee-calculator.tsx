import type Big from 'big.js';
import type { ReactNode } from 'react';
import { isolate } from '../../i18n/format.ts';
import { Enhanced } from '../../islands/enhanced.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { KeptParams } from '../../ui/kept-params.tsx';
import { NamedParts } from '../../ui/named-parts.tsx';
import { examplePeriods } from './example-account.ts';
import calculate from './fee-calculator.enhancement.ts';
import { FeeDrawing, FramedDrawing } from './fee-drawing.tsx';
import {
  calculateFees,
  canonicalFeeQueryString,
  fieldNames,
  formulaOf,
  intervals,
  isChange,
  maxAmount,
  maxPercent,
  maxPeriods,
  minPercent,
  minStart,
  parseFeeQuery,
  partsOf,
  unreadable,
  type FeeFigures,
  type FeeOutcome,
} from './fee-figures.ts';
import { plotFees, straightLines } from './fee-plot.ts';
import { formatCents } from './performance-fee.ts';
import styles from './fee-calculator.module.css';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'performance-fee': typeof import('./performance-fee.en.json');
  }
}

/** Of the form: the fragment of its URLs. */
export const feeCalculatorId = 'performance-fee';
export const feeTitleId = 'fee-figures';
const balanceId = 'fee-balance';

interface FeeCalculatorProps {
  /** The URL of this form on the page that it stands on. */
  action: string;
  /** The query string with the figures of the page's other form. */
  otherFigures?: string | undefined;
  heading: 'h2' | 'h3';
  /** Of the box around table and drawing, and of that box's own. */
  stageClass?: string | undefined;
  resultClass?: string | undefined;
  /** Drawn in place of the example's straight lines, as layers on one another. */
  exampleLayers?: ReactNode;
}

/** As a field shows it: '11,200', '+500', '3.5%'. */
const spellTyped = (text: string): string =>
  text === unreadable
    ? ''
    : text.replace(/\d+/, (digits) => digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ','));

/**
 * The worked example of a performance fee, in fields: the visitor's own figures take the place of its. A form that the URL
 * carries: complete without JavaScript, calculated at once with it.
 */
export function FeeCalculator({
  action,
  otherFigures = '',
  heading: Heading,
  stageClass,
  resultClass,
  exampleLayers,
}: FeeCalculatorProps): ReactNode {
  const t = useWords('performance-fee');
  const { language, queryString } = useSite();
  const figures = parseFeeQuery(queryString);
  const outcome = calculateFees(figures);
  const isExample = canonicalFeeQueryString(queryString) === '';
  const example = (text: string): string => isolate(text, language.code);
  const periods = outcome.kind === 'fees' ? outcome.periods : examplePeriods;
  return (
    <Enhanced by={calculate} on="interaction">
      <form
        id={feeCalculatorId}
        action={action}
        autoComplete="off"
        className={styles.calculator}
        data-figures={isExample ? 'example' : 'own'}
      >
        <KeptParams queryString={otherFigures} />
        <div className={styles.opening}>
          <div>
            <Heading id={feeTitleId}>{t('title')}</Heading>
            <p className={styles.soft}>
              {t('lead', {
                balance: example('11,200'),
                rise: example('+1,200'),
                fall: example('−400'),
                percent: example('12%'),
              })}
            </p>
          </div>
          <Fields figures={figures} outcome={outcome} />
        </div>
        <div className={stageClass}>
          <div className={`${styles.result} ${resultClass ?? ''}`}>
            <div className={styles.card}>
              <FeeTable figures={figures} outcome={outcome} />
              <Result figures={figures} outcome={outcome} />
            </div>
            <div
              className={styles.drawing}
              {...(outcome.kind === 'fees' ? { 'aria-hidden': true } : { hidden: true })}
              data-drawing=""
            >
              <FramedDrawing title={t(`periods.${figures.interval}.name`)} periods={periods}>
                {(isExample && exampleLayers) || (
                  <FeeDrawing id="fee-plot" shapes={plotFees(straightLines(periods))} />
                )}
              </FramedDrawing>
            </div>
          </div>
        </div>
      </form>
    </Enhanced>
  );
}

interface FiguresProps {
  figures: FeeFigures;
  outcome: FeeOutcome;
}

function Fields({ figures, outcome }: FiguresProps): ReactNode {
  const t = useWords('performance-fee');
  const limits = {
    start: { min: minStart, max: maxAmount },
    percent: { min: minPercent, max: maxPercent },
  };
  return (
    <div className={styles.fields}>
      {(['start', 'percent'] as const).map((name) => {
        const isWrong = outcome.kind === 'incomplete' && outcome[name];
        const { min, max } = limits[name];
        return (
          <p key={name}>
            <label htmlFor={fieldNames[name]}>{t(name)}</label>
            <input
              id={fieldNames[name]}
              name={fieldNames[name]}
              inputMode="decimal"
              defaultValue={spellTyped(figures[name])}
              aria-invalid={isWrong || undefined}
              aria-describedby={`${fieldNames[name]}-limits`}
            />
            <small id={`${fieldNames[name]}-limits`} hidden={!isWrong}>
              {t('number', { min: formatCents(min), max: formatCents(max) })}
            </small>
          </p>
        );
      })}
      <p>
        <label htmlFor={fieldNames.interval}>{t('interval')}</label>
        <select id={fieldNames.interval} name={fieldNames.interval} defaultValue={figures.interval}>
          {intervals.map((interval) => (
            <option
              key={interval}
              value={interval}
              data-numbered={t(`periods.${interval}.numbered`, { number: '#' })}
            >
              {t(`periods.${interval}.name`)}
            </option>
          ))}
        </select>
      </p>
      <button type="submit" className={`${buttonClass('quiet', 'small')} ${styles.calculate}`}>
        {t('calculate')}
      </button>
    </div>
  );
}

/** One row for each period, and an empty one for the next. */
function FeeTable({ figures, outcome }: FiguresProps): ReactNode {
  const t = useWords('performance-fee');
  const amountOr = (amount: Big): string => (amount.gt(0) ? formatCents(amount) : t('none'));
  const cellsOf = (index: number): ReactNode => {
    const period = outcome.kind === 'fees' ? outcome.periods[index] : undefined;
    const lowest = outcome.kind === 'incomplete' ? outcome.results[index] : undefined;
    if (lowest)
      return (
        <td colSpan={3} id={`fee-wrong-${index}`}>
          {t('balance', { min: formatCents(lowest), max: formatCents(maxAmount) })}
        </td>
      );
    return (
      <>
        <td>{period && formatCents(period.markBefore)}</td>
        <td>{period && amountOr(period.newProfit)}</td>
        <td>{period && amountOr(period.fee)}</td>
      </>
    );
  };
  const rows = [...figures.results, ''].slice(0, maxPeriods);
  return (
    <div className={styles.scroller}>
      <table
        aria-labelledby={feeTitleId}
        data-add={t('add')}
        data-free={t('noFee')}
        data-none={t('none')}
        data-balance={t('balance', { min: '#', max: formatCents(maxAmount) })}
      >
        <thead>
          <tr>
            <th scope="col">{t(`periods.${figures.interval}.name`)}</th>
            <th scope="col" id={balanceId}>
              {t('columns.balance')}
            </th>
            {(['mark', 'profit', 'fee'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((result, index) => {
            const period = outcome.kind === 'fees' ? outcome.periods[index] : undefined;
            const isWrong = outcome.kind === 'incomplete' && outcome.results[index] !== undefined;
            return (
              <tr key={index} data-due={period?.fee.gt(0) || undefined}>
                <th scope="row" id={`fee-row-${index}`}>
                  {index + 1}
                </th>
                <td>
                  <input
                    name={fieldNames.result}
                    dir="ltr"
                    placeholder={result === '' ? t('add') : undefined}
                    defaultValue={spellTyped(result)}
                    aria-labelledby={`${balanceId} fee-row-${index}`}
                    aria-invalid={isWrong || undefined}
                    aria-describedby={isWrong ? `fee-wrong-${index}` : undefined}
                  />
                  {period && isChange(result) && <small>{formatCents(period.balance)}</small>}
                </td>
                {cellsOf(index)}
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={4}>
              {t('total')}
            </th>
            <td data-part="fees">
              {outcome.kind === 'fees' && formatCents(outcome.last.feesPaid)}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** The formula of the last period, and what the follower keeps. */
function Result({ figures, outcome }: FiguresProps): ReactNode {
  const t = useWords('performance-fee');
  const last = outcome.kind === 'fees' ? outcome.last : undefined;
  const parts: Record<string, string> = last ? partsOf(last) : {};
  return (
    <>
      <p className={styles.formula} data-formula="" hidden={!last}>
        <b>{t(`periods.${figures.interval}.numbered`, { number: figures.results.length })}</b>
        <bdi dir="ltr">{last && formulaOf(last, figures.percent)}</bdi>
        <span hidden={last?.fee.gt(0)}>{t('legend.below')}</span>
      </p>
      <output>
        <span hidden={!last}>
          <NamedParts
            text={t('outcome', { end: '{end}', fees: '{fees}', kept: '{kept}' })}
            parts={parts}
            as="b"
          />
        </span>
        <span hidden={last !== undefined}>{t('incomplete')}</span>
      </output>
      <p className={styles.soft}>{t('rule')}</p>
    </>
  );
}
