import type { ReactNode } from 'react';
import { formatNumber, isolate } from '../../i18n/format.ts';
import { CallToAction } from '../../sections/call-to-action.tsx';
import { Hero } from '../../sections/hero.tsx';
import { ServiceCards } from '../../sections/service-cards.tsx';
import { ThreeWays } from '../../sections/three-ways.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { investorLetters, pool, results, stakes, totals } from './example-pool.ts';
import styles from './pamm.module.css';
import { PoolDrawing } from './pool-drawing.tsx';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    pamm: typeof import('./pamm.en.json');
  }
}

export function Pamm(): ReactNode {
  const t = useWords('pamm');
  const shared = useWords('sections');
  const ways = useWords('three-ways');
  const { links } = useSite();
  return (
    <>
      <Hero
        label={t('hero.label')}
        title={t('hero.title')}
        lead={t('hero.lead')}
        actions={
          <>
            <ButtonLink href={links.portalRegister}>{shared('actions.openAccount')}</ButtonLink>
            <ButtonLink href={links.page('pamm', 'ways')} look="quiet">
              {t('hero.compare')}
            </ButtonLink>
          </>
        }
        picture={<PoolDrawing />}
      />
      <Section ground="night" labelledBy="services">
        <SectionHeading id="services" title={t('services.title')} />
        <ServiceCards cards={t('services.cards', { returnObjects: true })} look="numbered" />
      </Section>
      <Section labelledBy="features">
        <SectionHeading id="features" title={t('features.title')} lead={t('features.lead')} />
        <DividedResult />
        <div className={styles.texts}>
          {t('features.texts', { returnObjects: true }).map(({ title, text }) => (
            <div key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </Section>
      <Section ground="sunken" id="ways" labelledBy="ways-title">
        <SectionHeading id="ways-title" title={ways('title')} lead={ways('lead')} />
        <ThreeWays current="pamm" look="table" />
      </Section>
      <Section>
        <CallToAction title={t('call.title')} text={t('call.text')} />
      </Section>
    </>
  );
}

/** The pool of the picture in a month with a gain and in one with a loss, divided to the cent. */
function DividedResult(): ReactNode {
  const t = useWords('pamm');
  const { language } = useSite();
  const money = (amount: number): string => formatNumber(amount, language.code);
  const signed = (amount: number): string =>
    isolate(
      formatNumber(amount, language.code, { signDisplay: 'exceptZero', minimumFractionDigits: 2 }),
      language.code,
    );
  const percent = (value: number): string =>
    isolate(`${formatNumber(value, language.code)}%`, language.code);
  const names = [
    t('table.manager'),
    ...investorLetters.map((letter) => t('table.investor', { letter })),
  ];
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <caption>{t('table.caption')}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('table.deposit')}</th>
            <th scope="col">{t('table.share')}</th>
            <th scope="col">{t('table.gain')}</th>
            <th scope="col">{t('table.loss')}</th>
          </tr>
        </thead>
        <tbody>
          {stakes.map((stake, index) => (
            <tr key={names[index]}>
              <th scope="row">{names[index]}</th>
              <td>{money(stake)}</td>
              <td>{percent(results.gain[index]!.sharePercent)}</td>
              <td className={styles.gain}>{signed(results.gain[index]!.result)}</td>
              <td className={styles.loss}>{signed(results.loss[index]!.result)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('table.pool')}</th>
            <td>{money(pool)}</td>
            <td>{percent(100)}</td>
            <td>{signed(totals.gain)}</td>
            <td>{signed(totals.loss)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
