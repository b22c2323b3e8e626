import type { ReactNode } from 'react';
import resizeLot from '../../behaviours/one-lot.ts';
import { priceList } from '../../conditions/price-list.ts';
import {
  publishedInstrument,
  type PublishedInstrument,
} from '../../content/published-instruments.ts';
import { formatNumber, isolate, pluralForm } from '../../i18n/format.ts';
import { Enhanced } from '../../islands/enhanced.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { MarketEmblem } from '../../ui/market-emblem.tsx';
import { useInstrumentNames } from '../../words/instrument-names.ts';
import { LotObject, type LotMarket } from './lot-object.tsx';
import { behind, cell, perRow, piecesIn, stage } from './lot-pieces.ts';
import { formatLotAmount, lastPosition, lotsAt, oneLotPosition, pieceScale } from './lot-scale.ts';
import { markets, symbolByMarket } from './markets.tsx';
import slider from '../../ui/slider.module.css';
import styles from './one-lot.module.css';

/** A number for each plural form of Arabic, which has those of the other languages too. */
const pluralExamples = [1, 2, 3, 11, 100];
/** The slider's labels. */
const scale = [0.01, 0.1, 1, 10];

/**
 * A market to choose and a lot to resize: what it holds, and which share of its value the margin is. One lot of every market is
 * complete without script; the slider comes with it.
 */
export function OneLot(): ReactNode {
  const t = useWords('home');
  const { content, links } = useSite();
  return (
    <Enhanced by={resizeLot} on="interaction">
      <section className={`${styles.card} card grid gap-4`} aria-labelledby="one-lot">
        <h2 className="h3" id="one-lot">
          {t('lot.title')}
        </h2>
        <div className={`${styles.markets} grid`}>
          <div className={styles.tabs} role="radiogroup" aria-label={t('lot.market')}>
            {markets.map((market, index) => (
              <label key={market} className={`${styles.tab} choice`} data-product={market}>
                <input
                  type="radio"
                  name="market"
                  className="over"
                  value={market}
                  defaultChecked={index === 0}
                />
                <MarketEmblem />
                {t(`lot.markets.${market}`)}
              </label>
            ))}
          </div>
          {markets.map((market) => (
            <Market
              key={market}
              market={market}
              instrument={publishedInstrument(content, symbolByMarket[market])}
            />
          ))}
          <div className={`${styles.slider} grid needs-script`}>
            <label htmlFor="lots">{t('lot.lots')}</label>
            <output
              htmlFor="lots"
              className={`${styles.large} strong ltr title`}
              aria-live="off"
              data-lots=""
            >
              1
            </output>
            <input
              type="range"
              id="lots"
              className={slider.slider}
              max={lastPosition}
              defaultValue={oneLotPosition}
              aria-valuetext="1"
            />
            <span className={`${styles.scale} soft`} aria-hidden="true">
              {scale.map((lots) => (
                <span key={lots}>{lots}</span>
              ))}
            </span>
          </div>
        </div>
        <a href={links.page('accountSpecs')}>{t('lot.all')}</a>
      </section>
    </Enhanced>
  );
}

interface MarketProps {
  market: LotMarket;
  instrument: PublishedInstrument;
}

function Market({ market, instrument }: MarketProps): ReactNode {
  const t = useWords('home');
  const nameOf = useInstrumentNames();
  const { content, language } = useSite();
  const { contractSize, leverage } = instrument;
  const priced = priceList(content).find(({ symbol }) => symbol === instrument.symbol);
  const share = formatNumber(100 / leverage, language.code, { maximumSignificantDigits: 3 });
  return (
    <div className={styles.market} data-product={market}>
      <div className={styles.stage}>
        <p>
          <strong>{nameOf(instrument)}</strong> <span className="ltr">{instrument.symbol}</span>
        </p>
        <Pieces market={market} />
        <p>
          {t('lot.piece')} <Amount instrument={instrument} oneLot={contractSize} ofPiece />
        </p>
      </div>
      <dl className={`${styles.figures} grid gap-2 start`}>
        <div>
          <dt>{t('lot.position')}</dt>
          <dd>
            <output htmlFor="lots" className={`${styles.large} strong title`} aria-live="off">
              <Amount instrument={instrument} oneLot={contractSize} />
            </output>
          </dd>
        </div>
        <div>
          <dt>{t('lot.margin')}</dt>
          {priced?.margin && (
            <dd>
              <output htmlFor="lots" className="ltr" aria-live="off">
                <bdi data-one-lot={priced.margin.value}>{formatLotAmount(priced.margin.value)}</bdi>
                {`\u00A0${priced.margin.currency}`}
              </output>
            </dd>
          )}
          <dd className={`${styles.note} soft`}>
            {t('lot.share', { share: isolate(`${share}%`, language.code) })}
            {priced?.examplePrice !== undefined &&
              ` ${t('lot.example', { price: formatNumber(priced.examplePrice, language.code) })}`}
          </dd>
        </div>
      </dl>
    </div>
  );
}

interface AmountProps {
  instrument: PublishedInstrument;
  /** The amount for one lot. */
  oneLot: number;
  /** True if it is that of one drawn piece, rather than of the whole position. */
  ofPiece?: boolean;
}

/** '100,000 EUR', '100 troy ounces', '1 × index': follows the slider, in the words of each plural form where the unit has them. */
function Amount({ instrument: { unit, symbol }, oneLot, ofPiece }: AmountProps): ReactNode {
  const t = useWords('home');
  const units = useWords('instruments');
  const { language } = useSite();
  const follows = { 'data-one-lot': oneLot, 'data-piece': ofPiece === true ? '' : undefined };
  if (unit === 'ounce' || unit === 'barrel') {
    const words = (count: number, number = '#'): string =>
      t(`lot.units.${unit}`, { count, number });
    const forms = pluralExamples.map((count) => [
      `data-${pluralForm(count, language.code)}`,
      words(count),
    ]);
    return (
      <bdi {...follows} {...Object.fromEntries(forms)}>
        {words(oneLot, formatLotAmount(oneLot))}
      </bdi>
    );
  }
  const number = <bdi {...follows}>{formatLotAmount(oneLot)}</bdi>;
  if (unit === 'baseCurrency')
    return (
      <span className="ltr">
        {number}
        {`\u00A0${symbol.slice(0, 3)}`}
      </span>
    );
  return (
    <>
      {number} {units(`units.${unit}`)}
    </>
  );
}

/** As many pieces as the slider says in ten faint places, of a volume that is to scale: each is a lot, a tenth or a hundredth. */
function Pieces({ market }: { market: LotMarket }): ReactNode {
  const id = `lot-${market}`;
  const { pieces, piece } = lotsAt(oneLotPosition);
  const { whole, all, front, back } = piecesIn(pieces, pieceScale(piece));
  const fill = `url(#${id})`;
  const top = -cell.height;
  const places = (
    <rect y={top} width={perRow * cell.width} height={cell.height} fill={fill} opacity=".15" />
  );
  return (
    <svg viewBox={`0 0 ${stage.width} ${stage.height}`} aria-hidden="true">
      <pattern
        id={id}
        y={top}
        width={cell.width}
        height={cell.height}
        patternUnits="userSpaceOnUse"
      >
        <LotObject market={market} />
      </pattern>
      <path stroke="currentColor" opacity=".35" d={`M0 ${stage.floor}h${stage.width}`} />
      <g data-shape="whole" {...whole}>
        <rect y={top} width={cell.width} height={cell.height} fill={fill} />
      </g>
      <g data-shape="all" {...all}>
        <g transform={`translate(${behind.x} ${behind.y})`}>
          {places}
          <rect data-shape="back" y={top} height={cell.height} fill={fill} {...back} />
        </g>
        {places}
        <rect data-shape="front" y={top} height={cell.height} fill={fill} {...front} />
      </g>
    </svg>
  );
}
