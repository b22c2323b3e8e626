import type { ReactNode } from 'react';
import { useWidgetLanguage } from '../../embeds/embed.tsx';
import { events } from '../../embeds/widgets.ts';
import { calendarCountries, euroArea } from '../../facts/calendar-countries.ts';
import { chartingProvider } from '../../facts/external-links.ts';
import { countryName, isolate } from '../../i18n/format.ts';
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
import { SurpriseDiagram } from './surprise-diagram.tsx';
import styles from './economic-calendar.module.css';

const countryCount = calendarCountries.filter(({ region }) => region !== euroArea).length;

export default function EconomicCalendar(): ReactNode {
  const t = useWords('economic-calendar');
  const { language } = useSite();
  const widgetLanguage = useWidgetLanguage();
  const provider = isolate(chartingProvider.name, language.code);
  const { compare } = new Intl.Collator(language.code);
  // The euro area, which is not a country, comes last.
  const places = calendarCountries
    .map((place) => ({ ...place, name: countryName(place.region, language.code) }))
    .toSorted(
      (one, other) =>
        Number(one.region === euroArea) - Number(other.region === euroArea) ||
        compare(one.name, other.name),
    );
  return (
    <>
      <div className={`${styles.top} column gap-8`}>
        <PageIntro
          className={`${styles.intro} page-width`}
          label={t('hero.label')}
          title={<Phrases text={t('hero.title')} />}
          lead={t('hero.lead')}
        />
        <div className={`${styles.stage} gap-8 page-width column`}>
          <div className={styles.embed}>
            <EmbedPanel
              title={t('panel.title')}
              widget={events(widgetLanguage)}
              size="calendar"
              idle={<p className={`${styles.state} strong h3`}>{t('panel.status')}</p>}
              link={
                <ButtonLink href={chartingProvider.calendar} newTab look="quiet" size="small">
                  {t('panel.action', { provider })}
                </ButtonLink>
              }
              footnote={t('panel.footnote', { provider })}
            >
              <div className={`${styles.waiting} gap-8 start column`}>
                <div className={`${styles.status} gap-4 column`}>
                  <p>{t('panel.text')}</p>
                </div>
                <div className={`${styles.covered} grid gap-3`}>
                  <h2 className="h4">
                    <Phrases text={t('panel.covered', { number: countryCount })} />
                  </h2>
                  <ul>
                    {places.map(({ name, currency }) => (
                      <li key={name}>
                        <span>{name}</span>
                        <span className={styles.currency}>{currency}</span>
                      </li>
                    ))}
                  </ul>
                </div>
              </div>
            </EmbedPanel>
          </div>
          <aside className={styles.importance} aria-labelledby="importance">
            <h2 className="h4 soft" id="importance">
              {t('importance.title')}
            </h2>
            <ul>
              {t('importance.levels', { returnObjects: true }).map((level, index) => (
                <li key={level.name}>
                  <ImportanceMark filled={3 - index} />
                  <h3>{level.name}</h3>
                  <p>{level.text}</p>
                </li>
              ))}
            </ul>
          </aside>
        </div>
        <section
          className={`${styles.surprise} page-width start column gap-8`}
          aria-labelledby="surprise"
        >
          <h2 className="title" id="surprise">
            {t('surprise.title')}
          </h2>
          <p className="soft">{t('surprise.lead')}</p>
          <SurpriseDiagram />
        </section>
      </div>
      <Section labelledBy="uses">
        <SectionHeading id="uses" title={t('uses.title')} />
        <ServiceCards cards={t('uses.cards', { returnObjects: true })} />
      </Section>
      <Section ground="sunken">
        <div className="column halves gap-8">
          <ForServed>
            <CallToAction title={t('call.title')} text={t('call.text')} demo />
          </ForServed>
          <Disclaimer text={t('disclaimer')} />
        </div>
      </Section>
    </>
  );
}

/** Three rising bars, filled up to the event's importance. */
function ImportanceMark({ filled }: { filled: number }): ReactNode {
  return (
    <svg viewBox="0 0 30 20" width="30" height="20" aria-hidden="true" className="mirrored">
      {[1, 2, 3].map((bar) => (
        <rect
          key={bar}
          x={(bar - 1) * 10 + 1}
          y={19 - bar * 6}
          width="7"
          height={bar * 6}
          rx="1.5"
          className={bar <= filled ? styles.filled : styles.empty}
        />
      ))}
    </svg>
  );
}
