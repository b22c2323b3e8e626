import type { ReactNode } from 'react';
import { serverTime } from '../../../core/domain/server-time.ts';
import { mapTiers } from '../../../core/domain/tiers.ts';
import { expiriesOf, expiryRules } from '../../../core/specs/expiry.ts';
import { defaultView, parseView } from '../../../core/specs/specs-view.ts';
import { keysOf } from '../../../core/util/map-keys.ts';
import { useEvents } from '../../analytics/use-events.ts';
import { specListOf } from '../../content/spec-lists.ts';
import { productClasses } from '../../facts/instruments.ts';
import { formatDate, isolate, localeOf } from '../../i18n/format.ts';
import { knownText } from '../../i18n/known.ts';
import { Island } from '../../islands/island.tsx';
import { LossWarning } from '../../sections/loss-warning.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { Fold } from '../../ui/fold.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import { Section } from '../../ui/section.tsx';
import { TermList } from '../../ui/term-list.tsx';
import AccountSpecsIsland from './account-specs.island.tsx';
import type { SpecsProps } from './specs-props.ts';
import styles from './account-specs.module.css';

export default function AccountSpecs(): ReactNode {
  const t = useWords('account-specs');
  const { code } = useSite().language;
  const offsets = {
    winter: isolate(serverTime.winter, code),
    summer: isolate(serverTime.summer, code),
  };
  return (
    <>
      <LossWarning />
      <div className={styles.opening}>
        <div className="measure">
          <PageIntro label={t('label')} title={t('title')} lead={t('lead', offsets)} />
        </div>
      </div>
      <div className={styles.board}>
        <div className="measure">
          <Island of={AccountSpecsIsland} on="idle" props={useIslandProps()} />
        </div>
      </div>
      <Section ground="sunken" density="dense" labelledBy="reading">
        <Fold
          heading={
            <h2 id="reading" className="h3">
              {t('reading.title')}
            </h2>
          }
        >
          <div className={styles.reading}>
            <TermList
              look="columns"
              entries={t('reading.items', { returnObjects: true, ...offsets })}
            />
          </div>
        </Fold>
      </Section>
    </>
  );
}

/** Words that the island does not need. */
const ofThePage = [
  'meta',
  'label',
  'title',
  'lead',
  'same',
  'reading',
  'nextExpiry',
  'expiryRules',
] as const;

function useIslandProps(): SpecsProps {
  const site = useSite();
  const { language, links, content, queryString, isStatic, holidayCalendars } = site;
  const event = useEvents();
  const { code, direction, range } = language;
  const t = useWords('account-specs');
  const words = site.words.templates('account-specs', ...ofThePage);
  const view = parseView(queryString) ?? defaultView;
  const list = specListOf(content.specs, view.tier, code, holidayCalendars);
  return {
    language: { code, locale: localeOf(code), direction },
    view,
    firstResult: list?.resultPage(view),
    urls: {
      page: links.page('accountSpecs'),
      lists: mapTiers((tier) => links.specsList(tier)),
      names: links.instrumentNames(),
      accountTypes: links.page('accountTypes'),
      calculators: links.page('calculators'),
    },
    download: isStatic
      ? undefined
      : { url: links.specsFile(), event: event('specifications', 'csv') },
    markets: productClasses,
    calendars: holidayCalendars,
    expiries: useExpiryTexts(),
    words: { ...words, same: knownText(t('same')) ?? '', values: { ...words.values, range } },
  };
}

/** For the rules of expiries, by their spelling in lower case: their next date, where it is known, and the rule in words. */
function useExpiryTexts(): Record<string, string> {
  const t = useWords('account-specs');
  const { language, holidayCalendars, today } = useSite();
  return Object.fromEntries(
    keysOf(expiryRules).map((name) => {
      const [date] = expiriesOf(name, today, holidayCalendars);
      const rule = t(`expiryRules.${name}`);
      const text =
        date === undefined
          ? rule
          : t('nextExpiry', { date: formatDate(date, language.code), rule });
      return [expiryRules[name].spelling.toLowerCase(), text];
    }),
  );
}
