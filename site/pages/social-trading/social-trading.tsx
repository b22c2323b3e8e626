import type { ReactNode } from 'react';
import { formatNumber, isolate } from '../../i18n/format.ts';
import { CallToAction } from '../../sections/call-to-action.tsx';
import { Disclaimer } from '../../sections/disclaimer.tsx';
import { ForServed } from '../../sections/for-served.tsx';
import { Hero } from '../../sections/hero.tsx';
import { LossWarning } from '../../sections/loss-warning.tsx';
import { Phrases } from '../../sections/phrases.tsx';
import { PortalLink } from '../../sections/portal-link.tsx';
import { ServiceCards } from '../../sections/service-cards.tsx';
import { ThreeWays } from '../../sections/three-ways.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Section, SectionFold, SectionHeading } from '../../ui/section.tsx';
import { EquityCurve, EquityReplay } from './equity-curve.tsx';
import { exampleAccount, exampleTotalFee, exampleKept, examplePeriods } from './example-account.ts';
import styles from './social-trading.module.css';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'social-trading': typeof import('./social-trading.en.json');
  }
}

export function SocialTrading(): ReactNode {
  const t = useWords('social-trading');
  const shared = useWords('sections');
  const ways = useWords('three-ways');
  const { links } = useSite();
  return (
    <>
      <LossWarning />
      <Hero
        label={t('hero.label')}
        title={t('hero.title')}
        lead={t('hero.lead')}
        actions={
          <>
            <PortalLink to="register">{shared('actions.getStarted')}</PortalLink>
            <ButtonLink href={links.page('socialTrading', 'fee')} look="quiet">
              {t('hero.fee')}
            </ButtonLink>
          </>
        }
        note={t('hero.note')}
        picture={<EquityCurve />}
      />
      <Section ground="sunken" labelledBy="features" className={styles.features}>
        <SectionHeading id="features" title={t('features.title')} lead={t('features.lead')} />
        <ol className={styles.steps}>
          {t('features.steps', { returnObjects: true }).map(({ title, description }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section id="fee" labelledBy="fee-title">
        <SectionHeading id="fee-title" title={t('fee.title')} lead={t('fee.lead')} />
        <p className={styles.formula}>
          <Phrases text={t('fee.formula')} />
        </p>
        <div className={styles.rules}>
          {t('fee.rules', { returnObjects: true }).map((rule) => (
            <p key={rule}>{rule}</p>
          ))}
        </div>
        <div className={styles.story}>
          <div className={styles.pinned}>
            <EquityReplay uncovered={styles.uncovered} />
            <WorkedExample />
          </div>
        </div>
        <div className={styles.warning}>
          <Disclaimer text={t('warning')} />
        </div>
      </Section>
      <Section ground="night" labelledBy="ways">
        <SectionHeading id="ways" title={ways('title')} lead={ways('lead')} />
        <ThreeWays current="socialTrading" />
      </Section>
      <Section labelledBy="services">
        <SectionFold id="services" title={t('services.title')}>
          <ServiceCards cards={t('services.cards', { returnObjects: true })} look="boxed" />
        </SectionFold>
      </Section>
      <ForServed>
        <Section ground="sunken" density="dense">
          <CallToAction title={t('call.title')} text={t('call.text')} />
        </Section>
      </ForServed>
    </>
  );
}

/** The picture's months as a table. */
function WorkedExample(): ReactNode {
  const t = useWords('social-trading');
  const { language } = useSite();
  const formatMoney = (amount: number): string => formatNumber(amount, language.code);
  const percent = isolate(`${exampleAccount.feePercent}%`, language.code);
  return (
    <div className={styles.example}>
      <h3 id="example">{t('example.title')}</h3>
      <p className={styles.soft}>
        {t('example.lead', { start: formatMoney(exampleAccount.start), percent })}
      </p>
      <div className={styles.scroller}>
        <table aria-labelledby="example">
          <thead>
            <tr>
              {(['month', 'balance', 'mark', 'profit', 'fee'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`example.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {examplePeriods.map(({ balance, markBefore, newProfit, fee }, month) => (
              <tr key={month} className={fee > 0 ? styles.due : undefined}>
                <th scope="row">{month + 1}</th>
                <td>{formatMoney(balance)}</td>
                <td>{formatMoney(markBefore)}</td>
                <td>{newProfit > 0 ? formatMoney(newProfit) : t('example.none')}</td>
                <td>{fee > 0 ? formatMoney(fee) : t('example.none')}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={4}>
                {t('example.total')}
              </th>
              <td>{formatMoney(exampleTotalFee)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      <p className={styles.soft}>
        {t('example.result', {
          end: formatMoney(exampleAccount.balances.at(-1)!),
          fees: formatMoney(exampleTotalFee),
          kept: formatMoney(exampleKept),
          percent,
        })}
      </p>
    </div>
  );
}
