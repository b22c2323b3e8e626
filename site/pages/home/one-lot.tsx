import type { ReactNode } from 'react';
import { parseAmount } from '../../../core/specs/sort-rows.ts';
import resizeLot from '../../behaviours/one-lot.ts';
import { priceList, type Money } from '../../conditions/price-list.ts';
import {
  publishedInstrument,
  type PublishedInstrument,
} from '../../content/published-instruments.ts';
import { productClasses, type ProductClass } from '../../facts/instruments.ts';
import { formatNumber, isolate, pluralForm } from '../../i18n/format.ts';
import { knownText } from '../../i18n/known.ts';
import { Enhanced } from '../../islands/enhanced.tsx';
import { RenderedObject } from '../../sections/rendered-object.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { useInstrumentNames } from '../../words/instrument-names.ts';
import {
  formatLotAmount,
  formatLotMoney,
  lastPosition,
  oneLotPosition,
  positionOf,
} from './lot-scale.ts';
import { symbolByMarket } from './markets.tsx';
import slider from '../../ui/slider.module.css';
import styles from './one-lot.module.css';

/** A number for each plural form of Arabic, which has those of the other languages too. */
const pluralExamples = [1, 2, 3, 11, 100];
/** The slider's labels. */
const scale = [0.01, 0.1, 1, 10];

/**
 * A market to choose and a lot to resize: its object, what it holds, its margin and its cost. One lot of every market is complete
 * without script; the slider, which moves the camera too, comes with it.
 */
export function OneLot(): ReactNode {
  const t = useWords('home');
  const { content } = useSite();
  const minLotsOf = (market: ProductClass): number =>
    parseAmount(
      content.specs.standard?.find(({ symbol }) => symbol === symbolByMarket[market])?.minLots ??
        '',
    ) ?? 0;
  return (
    <Enhanced by={resizeLot} on="interaction">
      <section className={`${styles.markets} grid`} aria-labelledby="one-lot">
        <h2 className={`${styles.title} h3`} id="one-lot">
          {t('lot.title')}
        </h2>
        <div className={styles.tabs} role="radiogroup" aria-label={t('lot.market')}>
          {productClasses.map((market, index) => (
            <label key={market} className={`${styles.tab} choice`} data-product={market}>
              <input
                type="radio"
                name="market"
                className="over"
                value={market}
                data-least={positionOf(minLotsOf(market))}
                defaultChecked={index === 0}
              />
              {t(`lot.markets.${market}`)}
            </label>
          ))}
        </div>
        {productClasses.map((market, index) => (
          <Market
            key={market}
            market={market}
            instrument={publishedInstrument(content, symbolByMarket[market])}
            isFirst={index === 0}
          />
        ))}
        <div className={`${styles.slider} grid needs-script`}>
          <label htmlFor="lots">{t('lot.lots')}</label>
          <output htmlFor="lots" className="strong ltr title" aria-live="off" data-lots="">
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
          <span className={`${styles.scale} fine`} aria-hidden="true">
            {scale.map((lots) => (
              <span key={lots}>{lots}</span>
            ))}
          </span>
        </div>
      </section>
    </Enhanced>
  );
}

interface MarketProps {
  market: ProductClass;
  instrument: PublishedInstrument;
  /** Chosen at first. */
  isFirst: boolean;
}

function Market({ market, instrument, isFirst }: MarketProps): ReactNode {
  const t = useWords('home');
  const nameOf = useInstrumentNames();
  const { content, language } = useSite();
  const { contractSize, leverage } = instrument;
  const priced = priceList(content).find(({ symbol }) => symbol === instrument.symbol);
  const share = formatNumber(100 / leverage, language.code, { maximumSignificantDigits: 3 });
  const costLabel = knownText(t('lot.cost'));
  return (
    <div className={styles.market} data-product={market}>
      <div className={styles.stage}>
        <p className="small">
          <strong>{nameOf(instrument)}</strong>{' '}
          <span className="ltr soft">{instrument.symbol}</span>
        </p>
        <div className={styles.view}>
          <RenderedObject name={market} isFirst={isFirst} look="zoomed" />
        </div>
      </div>
      <dl className={`${styles.figures} grid`}>
        <Figure label={t('lot.position')}>
          <Amount instrument={instrument} oneLot={contractSize} />
        </Figure>
        <Figure label={t('lot.margin')}>
          {priced?.margin && <MoneyAmount {...priced.margin} />}
        </Figure>
        {costLabel !== undefined && (
          <Figure label={costLabel}>
            {priced?.byTier.standard?.cost && <MoneyAmount {...priced.byTier.standard.cost} />}
          </Figure>
        )}
      </dl>
      <p className={`${styles.note} fine`}>
        {t('lot.share', { share: isolate(`${share}%`, language.code) })}
        {priced?.examplePrice !== undefined &&
          ` ${t('lot.example', { price: formatNumber(priced.examplePrice, language.code) })}`}
      </p>
    </div>
  );
}

/** An amount that follows the slider; nothing where the content does not state it. */
function Figure({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return children ? (
    <div>
      <dt className="fine">{label}</dt>
      <dd>
        <output htmlFor="lots" className="strong" aria-live="off">
          {children}
        </output>
      </dd>
    </div>
  ) : null;
}

/** 'US$220', '220 EUR': money for one lot. */
const MoneyAmount = ({ value, currency }: Money): ReactNode =>
  currency === 'USD' ? (
    <Counted unit="dollar" oneLot={value} />
  ) : (
    <span className="ltr">
      <bdi data-one-lot={value} data-money="">
        {formatLotMoney(value)}
      </bdi>
      {`\u00A0${currency}`}
    </span>
  );

interface AmountProps {
  instrument: PublishedInstrument;
  /** The amount for one lot. */
  oneLot: number;
}

/** '100,000 EUR', '100 troy ounces', '1 × index'. */
function Amount({ instrument: { unit, symbol }, oneLot }: AmountProps): ReactNode {
  const units = useWords('instruments');
  if (unit === 'ounce' || unit === 'barrel') return <Counted unit={unit} oneLot={oneLot} />;
  const number = <bdi data-one-lot={oneLot}>{formatLotAmount(oneLot)}</bdi>;
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

interface CountedProps {
  unit: 'ounce' | 'barrel' | 'dollar';
  /** How many of them one lot is. */
  oneLot: number;
}

/** '100 troy ounces': in the words of each plural form, for the slider. */
function Counted({ unit, oneLot }: CountedProps): ReactNode {
  const t = useWords('home');
  const { language } = useSite();
  const isMoney = unit === 'dollar';
  const words = (count: number, number = '{{number}}'): string =>
    t(`lot.units.${unit}`, { count, number });
  const forms = pluralExamples.map((count) => [
    `data-${pluralForm(count, language.code)}`,
    words(count),
  ]);
  return (
    <bdi data-one-lot={oneLot} data-money={isMoney ? '' : undefined} {...Object.fromEntries(forms)}>
      {words(oneLot, isMoney ? formatLotMoney(oneLot) : formatLotAmount(oneLot))}
    </bdi>
  );
}
