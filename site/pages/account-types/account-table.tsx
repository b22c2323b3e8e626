import type { ReactNode } from 'react';
import type { AccountType } from '../../../core/domain/account-type.ts';
import { textDirection } from '../../../core/util/text-direction.ts';
import { comparedPair } from '../../conditions/lot-cost.ts';
import type { TermId } from '../../facts/glossary-terms.ts';
import { formatNumber, isolate } from '../../i18n/format.ts';
import { ForServed } from '../../sections/for-served.tsx';
import { PortalLink } from '../../sections/portal-link.tsx';
import { Term } from '../../sections/term.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { isUncommon } from './comparison.ts';
import { fitsOf, formatPrice, monthOf, type Fit } from './cost-balance.ts';
import { useFigures, useMoney } from './cost-chooser.tsx';
import { pricedOffers, type Offer, type PricedOffer } from './use-offers.ts';
import styles from './account-table.module.css';

const publishedRows = [
  'minDeposit',
  'commission',
  'spread',
  'leverage',
  'lotSize',
  'stopOut',
  'instruments',
] as const;

/** Where the glossary explains what a row names. */
const terms: Partial<Record<(typeof publishedRows)[number], TermId>> = {
  spread: 'spread',
  leverage: 'leverage',
  stopOut: 'stop-out',
};

interface Column {
  offer: Offer;
  fit: Fit;
  className: string | undefined;
}

/** One column for each account: what it costs with the visitor's figures, and what is published of it. */
export function AccountTable({ offers }: { offers: readonly Offer[] }): ReactNode {
  const t = useWords('account-types');
  const cost = useWords('cost-chooser');
  const { depositUsd } = useFigures();
  const isPriced = pricedOffers(offers).length > 0;
  const fits = fitsOf(
    offers.map(({ price }) => (isPriced ? price : undefined)),
    depositUsd,
  );
  const columns = offers.map((offer, index): Column => {
    const { tier } = offer.account;
    return { offer, fit: fits[index] ?? 'unknown', className: tier && styles[tier] };
  });
  return (
    <div className={offers.length > 3 ? styles.many : undefined}>
      <table className={offers.length > 3 ? styles.table : `${styles.table} ${styles.few}`}>
        <caption>{t('compare')}</caption>
        <thead>
          <tr>
            <td />
            {columns.map(({ offer: { account, price }, fit, className }) => (
              <th
                key={account.id}
                scope="col"
                className={className}
                data-fit={fit}
                abbr={account.title}
                data-price={price && formatPrice(price)}
              >
                <span className={styles.lowest}>{cost('lowest')}</span>
                <span className={styles.title}>{account.title}</span>
                <ForServed>
                  <span className={styles.open}>
                    <PortalLink to="register" size="small" look="quiet">
                      {t('open')}
                    </PortalLink>
                  </span>
                </ForServed>
              </th>
            ))}
          </tr>
        </thead>
        {isPriced && <CostRows columns={columns} />}
        <tbody>
          {publishedRows.map((name) => {
            // The product requirements set one stop-out level for all accounts.
            const valueOf = (account: AccountType): string =>
              name === 'stopOut' ? t('stopOutValue') : account[name];
            const values = offers.map(({ account }) => valueOf(account));
            return (
              <Row
                key={name}
                title={<RowTitle name={name} />}
                columns={columns}
                renderCell={({ offer }) => {
                  const value = valueOf(offer.account);
                  return isUncommon(value, values) ? (
                    <strong>
                      <Value text={value} />
                    </strong>
                  ) : (
                    <Value text={value} />
                  );
                }}
              />
            );
          })}
        </tbody>
      </table>
      <ForServed>
        <p className={styles.openAny}>
          <PortalLink to="register">{t('open')}</PortalLink>
        </p>
      </ForServed>
    </div>
  );
}

/** What the visitor's lots cost in a month, of what that consists, and whether the deposit opens the account. */
function CostRows({ columns }: { columns: readonly Column[] }): ReactNode {
  const t = useWords('cost-chooser');
  const { language } = useSite();
  const { lots } = useFigures();
  const money = useMoney();
  const symbol = isolate(comparedPair.symbol, language.code);
  const pips = (value: number): string =>
    isolate(formatNumber(value, language.code, { minimumFractionDigits: 1 }), language.code);
  const highest = Math.max(
    ...columns.map(({ offer: { price } }) => price?.narrowest.totalUsd ?? 0),
  );
  const priced =
    (cell: (price: PricedOffer['price']) => ReactNode) =>
    ({ offer: { price } }: Column): ReactNode =>
      price ? cell(price) : t('unreadable');
  const hasTypical = columns.some(({ offer: { price } }) => price?.typicalUsd !== undefined);
  return (
    <tbody className={styles.costs}>
      <Row
        title={t('rows.month')}
        name="totalUsd"
        columns={columns}
        renderCell={priced((price) => (
          <>
            <b>{money(monthOf(price, lots).totalUsd)}</b>
            {highest > 0 && <Bar price={price} highest={highest} />}
          </>
        ))}
      />
      {(['spread', 'commission'] as const).map((part) => (
        <Row
          key={part}
          title={
            <>
              <span className={styles[part]} />
              {t(`rows.${part}`)}
            </>
          }
          name={`${part}Usd`}
          columns={columns}
          renderCell={priced((price) => (
            <b>{money(monthOf(price, lots)[`${part}Usd`])}</b>
          ))}
        />
      ))}
      {hasTypical && (
        <Row
          title={t('rows.typical')}
          name="typicalUsd"
          columns={columns}
          renderCell={priced((price) => {
            const { typicalUsd } = monthOf(price, lots);
            return typicalUsd === undefined ? t('unreadable') : <b>{money(typicalUsd)}</b>;
          })}
        />
      )}
      <Row
        title={t('rows.lot', { symbol })}
        columns={columns}
        renderCell={priced(({ narrowest: { totalUsd, totalPips } }) => (
          <>
            {money(totalUsd)} <small>{t('inPips', { pips: pips(totalPips) })}</small>
          </>
        ))}
      />
      <Row
        title={t('rows.deposit')}
        columns={columns}
        renderCell={priced(({ minDepositUsd }) =>
          minDepositUsd === undefined ? (
            t('unreadable')
          ) : (
            <>
              <span className={styles.enough}>{t('enough')}</span>
              <span className={styles.short}>{t('short', { deposit: money(minDepositUsd) })}</span>
            </>
          ),
        )}
      />
    </tbody>
  );
}

function RowTitle({ name }: { name: (typeof publishedRows)[number] }): ReactNode {
  const t = useWords('account-types');
  const term = terms[name];
  const title = t(`rows.${name}`);
  return term ? <Term id={term}>{title}</Term> : title;
}

function Row({
  title,
  name,
  columns,
  renderCell,
}: {
  title: ReactNode;
  /** Names the figure that the script redraws. */
  name?: keyof ReturnType<typeof monthOf>;
  columns: readonly Column[];
  renderCell: (column: Column) => ReactNode;
}): ReactNode {
  return (
    <tr data-figure={name}>
      <th scope="row">{title}</th>
      {columns.map((column) => (
        <td key={column.offer.account.id} className={column.className} data-fit={column.fit}>
          {renderCell(column)}
        </td>
      ))}
    </tr>
  );
}

/** The spread, then the commission, as parts of one bar: the accounts' ratio is the same for every number of lots. */
function Bar({
  price: { narrowest },
  highest,
}: {
  price: PricedOffer['price'];
  highest: number;
}): ReactNode {
  const widthOf = (costUsd: number): number => Number(((100 * costUsd) / highest).toFixed(2));
  const [spread, commission] = [widthOf(narrowest.spreadUsd), widthOf(narrowest.commissionUsd)];
  return (
    <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      {spread > 0 && <path d={`M0 0h${spread}v1H0`} className={styles.spread} />}
      {commission > 0 && (
        <path d={`M${spread} 0h${commission}v1h-${commission}`} className={styles.commission} />
      )}
    </svg>
  );
}

/** A text whose direction is not the page's ('6,000+' in Arabic) keeps its own. */
function Value({ text }: { text: string }): ReactNode {
  const { language } = useSite();
  const direction = textDirection(text);
  return direction === language.direction ? text : <bdi dir={direction}>{text}</bdi>;
}
