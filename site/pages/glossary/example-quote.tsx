import type { ReactNode } from 'react';
import type { TermId } from '../../facts/glossary-terms.ts';
import { formatNumber } from '../../i18n/format.ts';
import { Term } from '../../sections/term.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import styles from './example-quote.module.css';

/** A price of EURUSD in points: 1.10504 / 1.10516. */
const bid = 110_504;
const ask = 110_516;
const pointsPerUnit = 100_000;
const pointsPerPip = 10;

/** A quote as the platform shows it; its parts lead to what they are called. */
export function ExampleQuote(): ReactNode {
  const t = useWords('glossary');
  const { language } = useSite();
  const pips = formatNumber((ask - bid) / pointsPerPip, language.code);
  return (
    <figure className={`${styles.quote} grid`}>
      <Side id="bid" points={bid} note={t('quote.sell')} />
      <p className={`${styles.spread} grid`}>
        <Term id="spread">{t('terms.spread.term')}</Term>{' '}
        <span className={`${styles.pips} strong gold`}>{t('quote.pips', { pips })}</span>
      </p>
      <Side id="ask" points={ask} note={t('quote.buy')} />
      <figcaption>
        {t('quote.caption')}{' '}
        <span className={styles.explained}>
          <Term id="pip">{t('terms.pip.term')}</Term>
          {' · '}
          <Term id="point">{t('terms.point.term')}</Term>
        </span>
      </figcaption>
    </figure>
  );
}

function Side({ id, points, note }: { id: TermId; points: number; note: string }): ReactNode {
  const t = useWords('glossary');
  const price = (points / pointsPerUnit).toFixed(5);
  return (
    <div className={styles.side}>
      <p className="strong">
        <Term id={id}>{t(`terms.${id}.term`)}</Term>
      </p>
      <p className={styles.price}>
        <span className="visually-hidden">{price}</span>
        <span className="ltr" aria-hidden="true">
          {price.slice(0, -3)}
          <b>{price.slice(-3, -1)}</b>
          <sup>{price.slice(-1)}</sup>
        </span>
      </p>
      <p className={`${styles.note} fine`}>{note}</p>
    </div>
  );
}
