import { Fragment, type ReactNode } from 'react';
import { languageByCode, type LanguageCode } from '../../../core/domain/languages.ts';
import { formatTemplate } from '../../../core/specs/format-template.ts';
import { formatDollars, formatNumber, isolate } from '../../i18n/format.ts';
import type { FormInUrl } from '../../sections/use-form-in-url.ts';
import { buttonClass } from '../../ui/button.tsx';
import { NamedParts } from '../../ui/named-parts.tsx';
import type { Account, PricedAccount } from './comparison.ts';
import {
  againstBroker,
  depositPosition,
  depositSteps,
  isWithinLimits,
  maxLots,
  monthOf,
  perLotUsd,
  type FigureName,
  type Figures,
  type Fit,
} from './cost-balance.ts';
import slider from '../../ui/slider.module.css';
import styles from './cost-chooser.module.css';

export interface ChooserProps extends Pick<FormInUrl, 'form' | 'edition' | 'read' | 'submit'> {
  id: string;
  /** The form's target without JavaScript. */
  action: string;
  language: LanguageCode;
  accounts: readonly Account[];
  figures: Figures;
  /** By account. */
  fits: readonly Fit[];
  /** The account that costs the least per lot, whatever the figures. */
  note: string;
  words: typeof import('./cost-chooser.en.json');
}

/** The form with its plot, which account costs the least, and what each costs. Complete without JavaScript, redrawn at once with it. */
export function CostChooser(props: ChooserProps): ReactNode {
  const { id, form, edition, read, submit, accounts, figures, fits, words } = props;
  const money = (value: number): string => formatDollars(value, props.language);
  const minimums = accounts.flatMap(({ price }) => price?.minDepositUsd ?? []);
  const lowest = accounts[fits.indexOf('lowest')];
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`${styles.chooser} column halves gap-6`}
    >
      <div className="grid gap-4 start">
        <h2 id={`${id}-title`}>{words.title}</h2>
        <p className="lead soft">{words.lead}</p>
      </div>
      <form
        ref={form}
        action={props.action}
        autoComplete="off"
        className={`${styles.form} grid card`}
        onInput={({ target, currentTarget }) => {
          const isSlider = target instanceof HTMLInputElement && target.type === 'range';
          if (isSlider) read();
          for (const field of currentTarget.querySelectorAll<HTMLInputElement>('[inputmode]'))
            field.setCustomValidity(isWithinLimits(field.name, field.value) ? '' : words.limits);
          // Beyond the limits, the stylesheet says so; results and URL stay as they were.
          if (!isSlider && currentTarget.checkValidity()) read();
        }}
        onSubmit={submit}
      >
        <Fragment key={edition}>
          <Field name="lots" label={words.lots} value={figures.lots} />
          <Plot {...props}>
            <input
              type="range"
              aria-label={words.lots}
              min={0}
              max={maxLots}
              defaultValue={figures.lots}
              className={`needs-script ${slider.slider}`}
              data-for="lots"
            />
          </Plot>
          <Field name="deposit" label={words.deposit} value={figures.deposit} />
          {minimums.length > 0 && (
            <input
              type="range"
              // As the plot above it.
              dir="ltr"
              aria-label={words.deposit}
              aria-valuetext={money(figures.deposit)}
              min={0}
              max={depositSteps}
              defaultValue={depositPosition(minimums, figures.deposit)}
              className={`needs-script ${slider.slider}`}
              data-for="deposit"
            />
          )}
          <Field
            name="broker"
            label={words.broker}
            value={figures.broker || ''}
            example={accounts[0]?.price && perLotUsd(accounts[0].price)}
          />
        </Fragment>
        <p role="status">
          <span>{words.limits}</span>
        </p>
        <button type="submit" className={`${buttonClass('quiet', 'small')} needs-no-script`}>
          {words.calculate}
        </button>
      </form>
      <div className={`${styles.outcome} grid gap-4 start`}>
        {minimums.length > 0 && (
          <output htmlFor="lots deposit broker">
            {lowest?.price ? (
              <>
                <NamedParts
                  text={words.outcome}
                  parts={{
                    account: lowest.title,
                    cost: money(monthOf(lowest.price, figures.lots).totalUsd),
                  }}
                  as="b"
                />
                {figures.broker > 0 && <AgainstBroker {...props} price={lowest.price} />}
              </>
            ) : (
              words.none
            )}
          </output>
        )}
        <MonthlyCosts {...props} />
        <p className="small soft">{props.note}</p>
      </div>
    </section>
  );
}

interface FieldProps {
  /** The figure's name in the URL. */
  name: FigureName;
  label: string;
  value: number | '';
  /** An amount that is shown while nothing is typed. */
  example?: number | undefined;
}

const Field = ({ name, label, value, example }: FieldProps): ReactNode => (
  <>
    <label htmlFor={name}>{label}</label>
    <input
      id={name}
      name={name}
      className="control"
      inputMode={name === 'deposit' ? 'numeric' : 'decimal'}
      defaultValue={value}
      placeholder={example?.toString()}
    />
  </>
);

function AgainstBroker({
  price,
  figures,
  language,
  words,
}: ChooserProps & Pick<PricedAccount, 'price'>): ReactNode {
  const { relation, brokerUsd, differenceUsd } = againstBroker(price, figures);
  return (
    <span className={styles.againstBroker}>
      {formatTemplate(words.againstBroker[relation], {
        broker: formatDollars(brokerUsd, language),
        difference: formatDollars(differenceUsd, language),
      })}
    </span>
  );
}

/** The plot's size in the units of the drawing. */
const plotHeight = 200;
const plotWidth = 10 * maxLots;

/** The cost over the lots of a month: an area from the narrowest to the typical spread for each account, and the visitor's lots. */
function Plot({
  accounts,
  fits,
  figures,
  language,
  words,
  children,
}: ChooserProps & {
  /** The slider, along the axis. */
  children: ReactNode;
}): ReactNode {
  const lines = accounts.flatMap(({ id, title, tier, price }, index) => {
    if (!price) return [];
    return {
      id,
      title,
      perLotUsd: perLotUsd(price),
      monthUsd: monthOf(price, figures.lots).totalUsd,
      narrowestUsd: price.narrowestUsd,
      attributes: { className: tier && styles[tier], 'data-line': index, 'data-fit': fits[index] },
    };
  });
  const highest = Math.max(...lines.map((line) => line.perLotUsd));
  if (highest === 0) return children;
  const rise = (cost: number): number => Math.round((plotHeight * cost) / highest);
  const x = (plotWidth * figures.lots) / maxLots;
  const pointOn = (height: number): string =>
    `M${x} ${Math.round(plotHeight - (x * height) / plotWidth)}`;
  return (
    // As traders read charts in every language, from left to right.
    <figure className={styles.plot} dir="ltr">
      <svg viewBox={`0 0 ${plotWidth} ${plotHeight}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`${pointOn(plotHeight)}V${plotHeight}`} className={styles.marker} />
        {lines.map(({ id, narrowestUsd, attributes, ...price }) => {
          const height = rise(price.perLotUsd);
          const narrowest = rise(narrowestUsd ?? price.perLotUsd);
          const line = `M0 ${plotHeight}l${plotWidth}-${height}`;
          return (
            <g key={id} {...attributes}>
              <path d={`${line}V${plotHeight - narrowest}z`} />
              <path d={line} className={styles.line} />
              <path d={`${pointOn(height)}h0`} className={styles.dot} />
            </g>
          );
        })}
      </svg>
      {children}
      <p
        className={`${styles.key} grid fine`}
        dir={languageByCode(language).direction}
        aria-hidden="true"
      >
        {lines.map(({ id, title, monthUsd, attributes }) => (
          <span key={id} {...attributes}>
            {title} <b>{formatDollars(monthUsd, language)}</b>
          </span>
        ))}
      </p>
      <p className={`${styles.axis} fine`}>
        <span>0</span>
        <span>{isolate(formatNumber(maxLots, language), language)}</span>
      </p>
      <figcaption dir={languageByCode(language).direction}>{words.plot}</figcaption>
    </figure>
  );
}

/** The month's cost of the visitor's lots on each account with its parts, and the deposit that an account needs where the visitor's does not suffice. */
function MonthlyCosts({ accounts, fits, figures, language, words }: ChooserProps): ReactNode {
  const money = (value: number): string => formatDollars(value, language);
  const highest = Math.max(...accounts.map(({ price }) => (price ? perLotUsd(price) : 0)));
  return (
    <ul className={`${styles.costs} grid gap-4`} aria-label={words.rows.month}>
      {accounts.map(({ id, title, price }, index) => {
        const month = price && monthOf(price, figures.lots);
        return (
          <li key={id} data-fit={fits[index]}>
            <p className="wrap">
              <span className="strong">{title}</span>
              <b>{month ? money(month.totalUsd) : words.unreadable}</b>
            </p>
            {price && highest > 0 && <Bar price={price} highest={highest} />}
            {month && (
              <p className="wrap gap-2 fine">
                {(['spread', 'commission'] as const).map((part) => (
                  <span key={part} className={styles[part]}>
                    {words.rows[part]} {money(month[`${part}Usd`])}
                  </span>
                ))}
                {fits[index] === 'closed' && (
                  <span className={`${styles.needs} strong`}>
                    {formatTemplate(words.needs, { deposit: money(price.minDepositUsd ?? 0) })}
                  </span>
                )}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The spread, then the commission, as parts of one bar: the accounts' ratio is the same for every number of lots. */
function Bar({
  price: { spreadUsd, commissionUsd },
  highest,
}: {
  price: PricedAccount['price'];
  highest: number;
}): ReactNode {
  const widthOf = (costUsd: number): number => Number(((100 * costUsd) / highest).toFixed(2));
  const [spread, commission] = [widthOf(spreadUsd), widthOf(commissionUsd)];
  return (
    <svg className="mirrored" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      {spread > 0 && <path d={`M0 0h${spread}v1H0`} className={styles.spread} />}
      {commission > 0 && (
        <path d={`M${spread} 0h${commission}v1h-${commission}`} className={styles.commission} />
      )}
    </svg>
  );
}
