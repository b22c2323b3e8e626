import type { ReactNode } from 'react';
import type { LanguageCode } from '../../../core/domain/languages.ts';
import { languageByCode } from '../../../core/domain/languages.ts';
import { formatTemplate } from '../../../core/specs/format-template.ts';
import { formatDollars } from '../../i18n/format.ts';
import { textDirection } from '../../i18n/text-direction.ts';
import { publishedRows, type Account, type PricedAccount } from './comparison.ts';
import { monthOf, perLotUsd, type Figures, type Fit } from './cost-balance.ts';
import term from '../../sections/term.module.css';
import styles from './account-table.module.css';

type Rows = typeof publishedRows;

export interface AccountTableProps {
  language: LanguageCode;
  accounts: readonly Account[];
  /** Undefined if costs cannot be compared. */
  figures: Figures | undefined;
  /** By account. */
  fits: readonly Fit[];
  table: {
    /** For screen readers: what the table compares. */
    name: string;
    stopOut: string;
    /** The heading of what all accounts have in common. */
    same: string;
    /** With the glossary's page on what it names. */
    rows: Record<Rows[number], { title: string; href: string | undefined }>;
  };
  words: CostWords;
}

export type CostWords = Omit<
  typeof import('./cost-chooser.en.json'),
  'leadNarrowest' | 'plotToTypical' | 'unreadableNote' | 'saving' | 'largerDeposit'
>;

/** One column for each account: what it costs with the visitor's figures, and what is published of it. */
export function AccountTable(props: AccountTableProps): ReactNode {
  const { accounts, fits, table, words, language } = props;
  const [first, ...others] = accounts;
  // The product requirements set one stop-out level for all accounts.
  const valueOf = (name: Rows[number], { values }: Account): string =>
    name === 'stopOut' ? table.stopOut : values[name];
  const isSame = (name: Rows[number]): boolean =>
    first !== undefined &&
    others.length > 0 &&
    others.every((other) => valueOf(name, other) === valueOf(name, first));
  const same = publishedRows.filter(isSame);
  const titleOf = (name: Rows[number]): ReactNode => {
    const { title, href } = table.rows[name];
    if (href === undefined) return title;
    return (
      <a href={href} className={term.term}>
        {title}
      </a>
    );
  };
  return (
    <div className={accounts.length > 3 ? styles.many : undefined}>
      <table
        aria-label={table.name}
        className={accounts.length > 3 ? styles.table : `${styles.table} ${styles.few}`}
      >
        <thead>
          <tr>
            <td />
            {accounts.map(({ id, title, tier }, index) => (
              <th
                key={id}
                scope="col"
                className={tier && styles[tier]}
                data-fit={fits[index] ?? 'unknown'}
                abbr={title}
              >
                <span className={styles.lowest}>{words.lowest}</span>
                <span className={`${styles.title} strong`}>{title}</span>
              </th>
            ))}
          </tr>
        </thead>
        {props.figures && <CostRows {...props} figures={props.figures} />}
        <tbody>
          {publishedRows
            .filter((name) => !isSame(name))
            .map((name) => (
              <Row
                key={name}
                title={titleOf(name)}
                {...props}
                renderCell={(account) => (
                  <Value text={valueOf(name, account)} language={language} />
                )}
              />
            ))}
        </tbody>
      </table>
      {first && same.length > 0 && (
        <div className={`${styles.same} wrap`}>
          <p className="strong">{table.same}</p>
          <dl className="wrap">
            {same.map((name) => (
              <div key={name}>
                <dt>{titleOf(name)}</dt>
                <dd className="strong">
                  <Value text={valueOf(name, first)} language={language} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  );
}

/** The month's cost of the visitor's lots with its parts, and the deposit that the account needs. */
function CostRows(props: AccountTableProps & { figures: Figures }): ReactNode {
  const { accounts, figures, language, words } = props;
  const { rows, unreadable, needs } = words;
  const money = (value: number): string => formatDollars(value, language);
  const highest = Math.max(...accounts.map(({ price }) => (price ? perLotUsd(price) : 0)));
  const priced =
    (cell: (price: PricedAccount['price']) => ReactNode) =>
    ({ price }: Account): ReactNode =>
      price ? cell(price) : unreadable;
  return (
    <tbody className={styles.costs}>
      <Row
        title={rows.month}
        {...props}
        renderCell={priced((price) => (
          <>
            <b>{money(monthOf(price, figures.lots).totalUsd)}</b>
            {highest > 0 && <Bar price={price} highest={highest} />}
            {price.minDepositUsd !== undefined && (
              <small className="fine">
                {formatTemplate(needs, { deposit: money(price.minDepositUsd) })}
              </small>
            )}
          </>
        ))}
      />
      {(['spread', 'commission'] as const).map((part) => (
        <Row
          key={part}
          title={
            <>
              <span className={styles[part]} />
              {rows[part]}
            </>
          }
          {...props}
          renderCell={priced((price) => (
            <b>{money(monthOf(price, figures.lots)[`${part}Usd`])}</b>
          ))}
        />
      ))}
    </tbody>
  );
}

function Row({
  title,
  accounts,
  fits,
  renderCell,
}: Pick<AccountTableProps, 'accounts' | 'fits'> & {
  title: ReactNode;
  renderCell: (account: Account) => ReactNode;
}): ReactNode {
  return (
    <tr>
      <th scope="row">{title}</th>
      {accounts.map((account, index) => (
        <td
          key={account.id}
          className={account.tier && styles[account.tier]}
          data-fit={fits[index] ?? 'unknown'}
        >
          {renderCell(account)}
        </td>
      ))}
    </tr>
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

/** A text whose direction is not the page's ('6,000+' in Arabic) keeps its own. */
function Value({ text, language }: { text: string; language: LanguageCode }): ReactNode {
  const direction = textDirection(text);
  return direction === languageByCode(language).direction ? (
    text
  ) : (
    <bdi dir={direction}>{text}</bdi>
  );
}
