import type { ReactNode } from 'react';
import { keysOf } from '../../../core/util/map-keys.ts';
import { sentenceGap } from '../../i18n/format.ts';
import { knownText } from '../../i18n/known.ts';
import { ClosingCall } from '../../sections/call-to-action.tsx';
import { Hero } from '../../sections/hero.tsx';
import { Phrases } from '../../sections/phrases.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { Fold } from '../../ui/fold.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { Downloads } from './downloads.tsx';
import { indicatorGroups, pendingOrders, timeframes } from './platform-facts.ts';
import { TradingScene } from './trading-scene.tsx';
import styles from './platforms.module.css';

const features = [
  'oneClick',
  'marketDepth',
  'automation',
  'alerts',
] as const satisfies readonly IconName[];

const screenshots = import.meta.glob<string>('./screenshots/*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The operator's own screenshot in the page's language (`screenshots/en.avif`, 1600 × 1000), if there is one; else our drawing. */
function Terminal(): ReactNode {
  const t = useWords('platforms');
  const src = screenshots[`./screenshots/${useSite().language.code}.avif`];
  if (src === undefined) return <TradingScene />;
  return (
    <img className={styles.screenshot} src={src} alt={t('screenshot')} width="1600" height="1000" />
  );
}

export default function Platforms(): ReactNode {
  const t = useWords('platforms');
  const risk = useWords('products');
  const { language, links } = useSite();
  const lead = [t('hero.lead'), knownText(t('hero.cost'))].filter(Boolean);
  return (
    <>
      <Hero
        label={t('hero.label')}
        title={<Phrases text={t('hero.title')} />}
        lead={lead.join(sentenceGap(language.code))}
        next={{ href: links.page('platforms', 'download'), text: t('hero.download') }}
        note={risk('risk')}
        picture={<Terminal />}
        emphasis="picture"
      />
      <Section ground="sunken" id="download" labelledBy="download-title">
        <SectionHeading
          id="download-title"
          title={t('downloads.title')}
          lead={t('downloads.lead')}
        />
        <Downloads />
      </Section>
      <Section labelledBy="features">
        <SectionHeading id="features" title={t('features.title')} />
        <ul className={`${styles.features} grid rows`}>
          {features.map((name) => (
            <li key={name}>
              <Fold
                heading={
                  <h3>
                    <Icon name={name} />
                    {t(`features.cards.${name}.title`)}
                  </h3>
                }
              >
                <p>{t(`features.cards.${name}.description`)}</p>
              </Fold>
            </li>
          ))}
        </ul>
      </Section>
      <Section ground="sunken" labelledBy="why">
        <SectionHeading id="why" title={t('why.title')} />
        <ul className={`${styles.reasons} grid`}>
          <Reason name="indicators">
            <ul className={`${styles.groups} small wrap`}>
              {keysOf(indicatorGroups).map((group) => (
                <li key={group} className="card">
                  {t(`why.indicators.groups.${group}`)} <strong>{indicatorGroups[group]}</strong>
                </li>
              ))}
            </ul>
          </Reason>
          <Reason name="timeframes">
            <ul className={`${styles.groups} small wrap`}>
              {timeframes.map((name) => (
                <li key={name} className="card">
                  {name}
                </li>
              ))}
            </ul>
          </Reason>
          <Reason name="pendingOrders">
            <ul className={`${styles.groups} small wrap`}>
              {pendingOrders.map(({ type, name }) => (
                <li key={type} className="card">
                  <OrderName own={t(`why.pendingOrders.types.${type}`)} name={name} />
                </li>
              ))}
            </ul>
          </Reason>
        </ul>
      </Section>
      <ClosingCall title={t('call.title')} text={t('call.text')} demo="first" />
    </>
  );
}

/** A claim's figure, what it counts, and how that helps. */
function Reason({
  name,
  children,
}: {
  name: 'indicators' | 'timeframes' | 'pendingOrders';
  children?: ReactNode;
}): ReactNode {
  const t = useWords('platforms');
  return (
    <li className={`${styles.reason} grid start gap-3`}>
      <h3>
        <span className="figure gold">{t(`why.${name}.figure`)}</span> {t(`why.${name}.title`)}
      </h3>
      <p>
        {t(`why.${name}.text`, {
          shortest: timeframes[0],
          longest: timeframes.at(-1),
        })}
      </p>
      {children}
    </li>
  );
}

/** An order type in the page's language and, where that is another, as the platform spells it. */
function OrderName({ own, name }: { own: string; name: string }): ReactNode {
  if (own === name) return own;
  return (
    <>
      {own}{' '}
      <small className="ltr" lang="en">
        {name}
      </small>
    </>
  );
}
