import type { ReactNode } from 'react';
import { useWidgetLanguage } from '../../embeds/embed.tsx';
import { timeline } from '../../embeds/widgets.ts';
import { chartingProvider } from '../../facts/external-links.ts';
import type { ProductClass } from '../../facts/instruments.ts';
import { isolate } from '../../i18n/format.ts';
import { CallToAction } from '../../sections/call-to-action.tsx';
import { Disclaimer } from '../../sections/disclaimer.tsx';
import { EmbedPanel } from '../../sections/embed-panel.tsx';
import { ForServed } from '../../sections/for-served.tsx';
import { Phrases } from '../../sections/phrases.tsx';
import { ServiceCards } from '../../sections/service-cards.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { ArticleList } from './article-list.tsx';
import styles from './news.module.css';

/** The markets that each kind of news usually moves first. */
const topics = [
  { key: 'centralBanks', markets: ['forex', 'metals', 'indices'] },
  { key: 'figures', markets: ['metals', 'forex', 'indices'] },
  { key: 'companies', markets: ['indices'] },
  { key: 'supply', markets: ['energies', 'futures'] },
  { key: 'politics', markets: ['metals', 'energies', 'forex'] },
] as const satisfies readonly { key: string; markets: readonly ProductClass[] }[];

/** Title and features beside the timeline of news; where there is no room, the timeline comes first. */
export default function News(): ReactNode {
  const t = useWords('news');
  const menu = useWords('shell');
  const { language, links } = useSite();
  const widgetLanguage = useWidgetLanguage();
  const provider = isolate(chartingProvider.name, language.code);
  return (
    <>
      <div className={`${styles.desk} page-width page-top column`}>
        <PageIntro
          title={<Phrases text={t('title')} />}
          lead={<Phrases text={t('lead')} />}
          leadLines="column"
        />
        <div className={styles.embed}>
          <EmbedPanel
            title={t('panel.title')}
            widget={timeline(widgetLanguage)}
            size="news"
            idle={<p className={`${styles.state} strong h3`}>{t('panel.status')}</p>}
            link={
              <ButtonLink href={chartingProvider.news} newTab look="quiet" size="small">
                {t('panel.action', { provider })}
              </ButtonLink>
            }
            footnote={t('panel.footnote', { provider })}
          >
            <div className={`${styles.waiting} gap-8 column`}>
              <div className={`${styles.status} grid gap-2`}>
                <p>{t('panel.text')}</p>
              </div>
              <ol className={`${styles.timeline} grid`}>
                {topics.map(({ key, markets }) => (
                  <li key={key}>
                    <h2 className="h4">{t(`panel.topics.${key}.title`)}</h2>
                    <p>{t(`panel.topics.${key}.text`)}</p>
                    <ul className={`${styles.markets} wrap`} aria-label={t('panel.feltIn')}>
                      {markets.map((market) => (
                        <li key={market}>
                          <a className="choice" href={links.page(market)}>
                            {menu(`menu.entries.${market}`)}
                          </a>
                        </li>
                      ))}
                    </ul>
                  </li>
                ))}
              </ol>
            </div>
          </EmbedPanel>
        </div>
        <ul className="grid gap-6 start ruled">
          {t('features', { returnObjects: true }).map((feature) => (
            <li key={feature.title}>
              <h2 className="h4">{feature.title}</h2>
              <p className="soft">{feature.description}</p>
            </li>
          ))}
        </ul>
      </div>
      <Section ground="sunken" labelledBy="services">
        <SectionHeading id="services" title={t('services.title')} />
        <ServiceCards look="boxed" cards={t('services.cards', { returnObjects: true })} />
        <p className={styles.calendar}>
          <ButtonLink href={links.page('economicCalendar')} look="quiet">
            {t('services.calendar')}
          </ButtonLink>
        </p>
      </Section>
      <Section>
        <div className="column halves gap-8">
          <ForServed>
            <CallToAction title={t('call.title')} text={t('call.text')} demo />
          </ForServed>
          <Disclaimer text={t('disclaimer')} />
        </div>
      </Section>
      <ArticleList />
    </>
  );
}
