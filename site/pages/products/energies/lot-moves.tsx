import type { ReactNode } from 'react';
import { publishedInstrument } from '../../../content/published-instruments.ts';
import { formatDollars, formatNumber } from '../../../i18n/format.ts';
import { useSite, useWords } from '../../../site-context.tsx';
import styles from './lot-moves.module.css';

/** A lot, a tenth and a hundredth of it, as in the market's object. */
const lots = [1, 0.1, 0.01];

/** Moves of the price in dollars. */
const moves = { oil: 1, gas: 0.1 };

/** The barrels or gas of an order, and the worth of a move of the price on it. */
export function LotMoves(): ReactNode {
  const t = useWords('energies');
  const {
    content,
    language: { code },
  } = useSite();
  const oil = publishedInstrument(content, 'USOIL').contractSize;
  const gas = publishedInstrument(content, 'NATGAS').contractSize;
  return (
    <table className={`${styles.moves} figures`}>
      <thead>
        <tr>
          <th scope="col">{t('picture.lots')}</th>
          <th scope="col">{t('picture.oil')}</th>
          <th scope="col">{t('picture.oilMove')}</th>
          <th scope="col">{t('picture.gas')}</th>
          <th scope="col">{t('picture.gasMove')}</th>
        </tr>
      </thead>
      <tbody>
        {lots.map((count) => (
          <tr key={count}>
            <th scope="row">{formatNumber(count, code)}</th>
            <td>{formatNumber(oil * count, code)}</td>
            <td className="strong">{formatDollars(oil * count * moves.oil, code)}</td>
            <td>{formatNumber(gas * count, code)}</td>
            <td className="strong">{formatDollars(gas * count * moves.gas, code)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
