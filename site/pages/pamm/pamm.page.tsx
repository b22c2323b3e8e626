import type { ReactNode } from 'react';
import { formatNumber, isolate } from '../../i18n/format.ts';
import { ClosingCall } from '../../sections/call-to-action.tsx';
import { Hero } from '../../sections/hero.tsx';
import { LossWarning } from '../../sections/loss-warning.tsx';
import { ServiceCards } from '../../sections/service-cards.tsx';
import { ThreeWays } from '../../sections/three-ways.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { DividedBars } from './divided-bars.tsx';
import { poolMembers, poolTotals } from './example-pool.ts';
import { PoolDrawing } from './pool-drawing.tsx';
import hidden from '../../ui/visually-hidden.module.css';
import styles from './pamm.module.css';

export default function Pamm(): ReactNode {
  const t = useWords('pamm');
  const { links } = useSite();
  return (
    <>
      <LossWarning />
      <Hero
        label={t('hero.label')}
        title={t('hero.title')}
        lead={t('hero.lead')}
        next={{ href: links.page('pamm', 'ways'), text: t('hero.compare') }}
        note={t('hero.note')}
        picture={<PoolDrawing />}
      />
      <Section ground="night" labelledBy="services">
        <SectionHeading id="services" title={t('services.title')} />
        <ServiceCards cards={t('services.cards', { returnObjects: true })} folds />
      </Section>
      <Section labelledBy="features">
        <SectionHeading id="features" title={t('features.title')} />
        <div className="column halves gap-8">
          <DividedBars />
          <DividedResult />
        </div>
        <div className={`${styles.texts} grid two`}>
          {t('features.texts', { returnObjects: true }).map(({ title, text }) => (
            <div key={title} className="grid gap-2 start">
              <h3>{title}</h3>
              <p className="soft">{text}</p>
            </div>
          ))}
        </div>
      </Section>
      <ThreeWays current="pamm" ground="sunken" />
      <ClosingCall title={t('call.title')} text={t('call.text')} />
    </>
  );
}

/** The picture's pool in a month with a gain and in one with a loss, divided to the cent. */
function DividedResult(): ReactNode {
  const t = useWords('pamm');
  const { language } = useSite();
  const formatMoney = (amount: number): string => formatNumber(amount, language.code);
  const formatSigned = (amount: number): string =>
    isolate(
      formatNumber(amount, language.code, { signDisplay: 'exceptZero', minimumFractionDigits: 2 }),
      language.code,
    );
  const formatPercent = (value: number): string =>
    isolate(`${formatNumber(value, language.code)}%`, language.code);
  return (
    <div className={styles.scroller}>
      <table className={`${styles.table} figures`}>
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
          {poolMembers.map(({ member, stake, sharePercent, gain, loss }) => (
            <tr key={member}>
              <th scope="row">
                {member === 'manager' ? (
                  t('table.manager')
                ) : (
                  <>
                    <span className={hidden.belowTablet}>{t('table.investor')}</span>{' '}
                    {t(`investors.${member}`)}
                  </>
                )}
              </th>
              <td>{formatMoney(stake)}</td>
              <td>{formatPercent(sharePercent)}</td>
              <td className="rise">{formatSigned(gain)}</td>
              <td className="fall">{formatSigned(loss)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('table.pool')}</th>
            <td>{formatMoney(poolTotals.stake)}</td>
            <td>{formatPercent(100)}</td>
            <td>{formatSigned(poolTotals.gain)}</td>
            <td>{formatSigned(poolTotals.loss)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
