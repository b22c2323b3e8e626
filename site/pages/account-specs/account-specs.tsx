import type { ReactNode } from 'react';
import { serverTime } from '../../../core/domain/server-time.ts';
import { mapTiers, tiers } from '../../../core/domain/tiers.ts';
import { clockOf, formatOffsets } from '../../../core/specs/clock.ts';
import { closedDatesOf, expiriesOf, expiryRules } from '../../../core/specs/expiry.ts';
import { upcomingHolidays } from '../../../core/specs/holidays.ts';
import { createResultPage, packResultPage } from '../../../core/specs/result-page.ts';
import { defaultView, formatView, parseView } from '../../../core/specs/specs-view.ts';
import { keysOf, mapKeys } from '../../../core/util/map-keys.ts';
import { isTimeZone } from '../../../core/util/time-zone.ts';
import { useEvents } from '../../analytics/use-events.ts';
import { specListOf } from '../../content/spec-lists.ts';
import { productClasses } from '../../facts/instruments.ts';
import { formatDate, isolate, localeOf } from '../../i18n/format.ts';
import { InlineScript } from '../../inline-script.tsx';
import { Island } from '../../islands/island.tsx';
import { LossWarning } from '../../sections/loss-warning.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { Fold } from '../../ui/fold.tsx';
import { Measure } from '../../ui/measure.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import { Section } from '../../ui/section.tsx';
import AccountSpecsIsland from './account-specs.island.tsx';
import lightLamps from './light-lamps.ts?inline-script';
import type { SpecsProps, SpecsWords } from './specs-props.ts';
import styles from './account-specs.module.css';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'account-specs': typeof import('./account-specs.en.json');
  }
}

export function AccountSpecs(): ReactNode {
  const t = useWords('account-specs');
  const {
    language,
    links,
    content,
    queryString,
    isStatic,
    assets,
    holidayCalendars,
    expiriesFrom,
    analytics,
  } = useSite();
  const event = useEvents();
  const offsets = {
    winter: isolate(serverTime.winter, language.code),
    summer: isolate(serverTime.summer, language.code),
  };
  const view = parseView(queryString) ?? defaultView;
  const list = specListOf(content.specs, view.tier, language.code, holidayCalendars);
  return (
    <>
      <LossWarning />
      <div className={styles.opening}>
        <Measure>
          <PageIntro label={t('label')} title={t('title')} lead={t('lead', offsets)} size="tool" />
        </Measure>
      </div>
      <div
        className={styles.board}
        data-query={formatView(view)}
        data-open={t('table.open')}
        data-closed={t('table.closed')}
      >
        {isStatic && (
          <noscript>
            <Measure className={styles.withoutScript}>
              <p>{t('withoutScript')}</p>
            </Measure>
          </noscript>
        )}
        <Island
          of={AccountSpecsIsland}
          on="interaction"
          props={{
            language: {
              code: language.code,
              locale: localeOf(language.code),
              direction: language.direction,
            },
            view,
            firstResult: list && packResultPage(createResultPage(list, view)),
            urls: {
              page: links.page('accountSpecs'),
              isStatic: isStatic || undefined,
              lists: mapTiers((tier) => links.specsList(tier)),
              names: links.instrumentNames(),
              csv: links.specsFile('csv'),
              json: links.specsFile('json'),
              accountTypes: links.page('accountTypes'),
              calculators: links.page('calculators'),
              hoursScript: assets.island('site/pages/account-specs/market-hours.enhancement.ts'),
            },
            downloadEvents: analytics && {
              csv: event('specifications', 'csv'),
              json: event('specifications', 'json'),
            },
            markets: productClasses,
            calendars: holidayCalendars.map(({ days, ...calendar }) => ({
              ...calendar,
              days: upcomingHolidays(days, expiriesFrom),
            })),
            clocks: useClocks(),
            expiries: useExpiryTexts(),
            words: useIslandWords(),
          }}
        />
        <InlineScript text={lightLamps} />
      </div>
      <Section ground="sunken" density="dense" labelledBy="reading">
        <Fold
          heading={
            <h2 id="reading" className={styles.readingTitle}>
              {t('reading.title')}
            </h2>
          }
        >
          <dl className={styles.reading}>
            {t('reading.items', { returnObjects: true, ...offsets }).map(({ term, text }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Fold>
      </Section>
    </>
  );
}

/** Placeholders that the island fills in: this rendering leaves them as they are. */
const placeholders = [
  'from',
  'to',
  'total',
  'tier',
  'zone',
  'page',
  'pages',
  'times',
  'number',
  'symbols',
  'time',
  'hours',
  'minutes',
  'opens',
  'city',
  'column',
  'symbol',
] as const;
const keptPlaceholders = mapKeys(placeholders, (name) => `{${name}}`);

function useIslandWords(): SpecsWords {
  const t = useWords('account-specs');
  return {
    tier: t('tier'),
    tiers: t('tiers', { returnObjects: true }),
    same: t('same'),
    compare: t('compare'),
    calculate: t('calculate'),
    errors: t('errors', { returnObjects: true }),
    classes: t('classes', { returnObjects: true }),
    table: t('table', { returnObjects: true, ...keptPlaceholders }),
    hours: t('hours', { returnObjects: true, ...keptPlaceholders }),
    values: t('values', { returnObjects: true, ...keptPlaceholders }),
  };
}

/** Of the zones in the lists of all tiers: the browser fetches the other tiers' lists. */
function useClocks(): SpecsProps['clocks'] {
  const { content, expiriesFrom } = useSite();
  const timeZones = tiers.flatMap((tier) => {
    const list = content.specs[tier];
    return list.state === 'ready' ? list.value.map((row) => row.timeZone) : [];
  });
  return Object.fromEntries(
    ['', ...new Set(timeZones.filter(isTimeZone))].map((zone) => [
      zone,
      formatOffsets(clockOf(zone), expiriesFrom),
    ]),
  );
}

/** For the rules of expiries, by their spelling in lower case: their next date, where it is known, and the rule in words. */
function useExpiryTexts(): Record<string, string> {
  const t = useWords('account-specs');
  const { language, holidayCalendars, expiriesFrom } = useSite();
  const closedDates = closedDatesOf(holidayCalendars);
  return Object.fromEntries(
    keysOf(expiryRules).map((name) => {
      const [date] = expiriesOf(name, expiriesFrom, closedDates);
      const rule = t(`expiryRules.${name}`);
      const text =
        date === undefined
          ? rule
          : t('nextExpiry', { date: formatDate(date, language.code), rule });
      return [expiryRules[name].spelling.toLowerCase(), text];
    }),
  );
}
