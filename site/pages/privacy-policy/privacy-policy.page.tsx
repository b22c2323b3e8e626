import { Fragment, type ReactNode } from 'react';
import { widgetHosts } from '../../embeds/provider.ts';
import { chartingProvider } from '../../facts/external-links.ts';
import { privacyRegister, type PrivacyRegister } from '../../facts/privacy-register.ts';
import { formatDate, formatNumber, isolate } from '../../i18n/format.ts';
import { DocumentLink } from '../../sections/document-link.tsx';
import { Phrases } from '../../sections/phrases.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { Fold } from '../../ui/fold.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import { LongText, NightPanel, ReadingPage } from '../../ui/reading-page.tsx';
import { TermList } from '../../ui/term-list.tsx';
import { edition } from './edition.ts';
import hidden from '../../ui/visually-hidden.module.css';
import styles from './privacy-policy.module.css';

/** In reading order; each is a URL fragment, too. */
const sections = [
  'who',
  'scope',
  'device',
  'reading',
  'writing',
  'widgets',
  'statistics',
  'grounds',
  'recipients',
  'countries',
  'protection',
  'rights',
  'children',
  'changes',
] as const;

interface SectionWords {
  title: string;
  paragraphs?: readonly string[];
  points?: readonly string[];
  after?: readonly string[];
}

export default function PrivacyPolicy(): ReactNode {
  const t = useWords('privacy-policy');
  const { language, links } = useSite();
  return (
    <ReadingPage
      opening={
        <PageIntro title={t('title')} lead={<Phrases text={t('lead')} />} leadLines="column">
          <p className="note">
            {t('edition', {
              version: isolate(edition.version, language.code),
              date: formatDate(edition.date, language.code).replaceAll(' ', '\u00A0'),
            })}
            <br />
            <DocumentLink id="privacy-policy">{t('pdf')}</DocumentLink>
          </p>
        </PageIntro>
      }
      panel={
        <NightPanel>
          <section aria-labelledby="minute">
            <h2 id="minute">{t('minute.title')}</h2>
            <TermList entries={useMinute()} />
          </section>
        </NightPanel>
      }
      contentsTitle={t('contents')}
      contents={sections.map((section) => ({
        href: links.page('privacyPolicy', section),
        label: t(`sections.${section}.title`),
      }))}
    >
      <LongText>
        {sections.map((section) => (
          <PolicySection key={section} name={section} />
        ))}
      </LongText>
    </ReadingPage>
  );
}

/** The keys that this deployment stores and the hosts that it contacts. */
function useRegister(): PrivacyRegister {
  const { widgets, contact, analytics, referralDays } = useSite();
  const { scripts, frames } = widgetHosts(widgets.origin);
  return privacyRegister({
    widgets: { consent: widgets.consent, origins: [...new Set([scripts, ...frames])] },
    mailProvider: contact.sending.outsideOrigin,
    analytics,
    referralDays,
  });
}

/** Values in the texts that are defined elsewhere. */
function useFacts(): { days: string; entries: string; provider: string; statistics: string } {
  const { language, contact, analytics } = useSite();
  const { stored } = useRegister();
  return {
    days: formatNumber(contact.retentionDays, language.code),
    entries: formatNumber(stored.length, language.code),
    provider: isolate(chartingProvider.name, language.code),
    statistics: analytics ? isolate(new URL(analytics.script).hostname, language.code) : '',
  };
}

/** The policy in short. */
function useMinute(): { term: string; text: string }[] {
  const t = useWords('privacy-policy');
  const { analytics } = useSite();
  const facts = useFacts();
  const { cookies, statistics } = t('minute', { returnObjects: true, ...facts });
  return [
    { term: cookies.term, text: analytics ? cookies.counted : cookies.text },
    ...t('minute.points', { returnObjects: true, ...facts }),
    ...(analytics ? [{ term: statistics.term, text: statistics[analytics.consent] }] : []),
  ];
}

function PolicySection({ name }: { name: (typeof sections)[number] }): ReactNode {
  const t = useWords('privacy-policy');
  const words: SectionWords = t(`sections.${name}`, { returnObjects: true, ...useFacts() });
  return (
    <section id={name} aria-labelledby={`${name}-title`}>
      <Fold heading={<h2 id={`${name}-title`}>{words.title}</h2>}>
        <div className={`${styles.section} gap-4 column`}>
          {words.paragraphs && <Paragraphs texts={words.paragraphs} />}
          {name === 'writing' && <MessageHandling />}
          {name === 'statistics' && <Statistics />}
          {words.points && (
            <ul className={`${styles.points} grid`}>
              {words.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
          {name === 'device' && <StoredItems />}
          {words.after && <Paragraphs texts={words.after} />}
          {name === 'recipients' && <ContactedServers />}
        </div>
      </Fold>
    </section>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }): ReactNode {
  return texts.map((text) => <p key={text}>{text}</p>);
}

/** How messages are passed on and stored: with an outside mail provider, they do not pass through our server. */
function MessageHandling(): ReactNode {
  const t = useWords('privacy-policy');
  const { language, contact } = useSite();
  const { outsideOrigin } = contact.sending;
  const facts = useFacts();
  return (
    <p>
      {outsideOrigin === undefined
        ? t('builtInMailProvider', facts)
        : t('outsideMailProvider', {
            mailProvider: isolate(new URL(outsideOrigin).hostname, language.code),
          })}
    </p>
  );
}

/** How visits are counted, if they are. */
function Statistics(): ReactNode {
  const t = useWords('privacy-policy');
  const { analytics } = useSite();
  const facts = useFacts();
  const { none, counted, consent } = t('statistics', { returnObjects: true, ...facts });
  return <Paragraphs texts={analytics ? [...counted, consent[analytics.consent]] : [none]} />;
}

/** The browser's stored values, by the keys that readers find there. */
function StoredItems(): ReactNode {
  const t = useWords('privacy-policy');
  const { language } = useSite();
  const { stored } = useRegister();
  return (
    <RegisterTable
      caption={t('storage.caption')}
      heads={[t('storage.name'), t('storage.purpose'), t('storage.kept')]}
      rows={stored.map(({ name, key, storage, days }) => ({
        name,
        code: [key],
        cells: [
          t(`storage.rows.${name}`),
          days === undefined
            ? t(`storage.${storage}`)
            : t('storage.days', { days: formatNumber(days, language.code) }),
        ],
      }))}
    />
  );
}

/** The servers of others that the browser contacts. */
function ContactedServers(): ReactNode {
  const t = useWords('privacy-policy');
  const { contacted } = useRegister();
  const facts = useFacts();
  return (
    <RegisterTable
      caption={t('contacted.caption')}
      heads={[
        t('contacted.server'),
        t('storage.purpose'),
        t('contacted.after'),
        t('contacted.kept'),
      ]}
      rows={contacted.map(({ name, origins, after }) => ({
        name,
        code: origins.map((origin) => new URL(origin).hostname),
        cells: [
          t(`contacted.rows.${name}.purpose`, facts),
          t(`contacted.moments.${after}`),
          t(`contacted.rows.${name}.kept`, facts),
        ],
      }))}
    />
  );
}

interface RegisterTableProps {
  caption: string;
  heads: readonly string[];
  /** `code`: names that are the same in every language. */
  rows: readonly { name: string; code: readonly string[]; cells: readonly string[] }[];
}

function RegisterTable({ caption, heads, rows }: RegisterTableProps): ReactNode {
  return (
    <table className={`${styles.notes} stacks small`}>
      <caption className="visually-hidden">{caption}</caption>
      <thead className={hidden.belowTablet}>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, code, cells }) => (
          <tr key={name}>
            <th scope="row">
              {code.map((text, index) => (
                <Fragment key={text}>
                  {index > 0 && <br />}
                  <code className="ltr">{text}</code>
                </Fragment>
              ))}
            </th>
            {cells.map((cell) => (
              <td key={cell}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
