import type { ReactNode } from 'react';
import { chartingProvider } from '../../facts/external-links.ts';
import * as storageKeys from '../../facts/storage-keys.ts';
import { formatDate, formatNumber, isolate } from '../../i18n/format.ts';
import { Phrases } from '../../sections/phrases.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { Fold } from '../../ui/fold.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import { LongText, NightPanel, ReadingPage } from '../../ui/reading-page.tsx';
import { TermList } from '../../ui/term-list.tsx';
import { edition } from './edition.ts';
import hidden from '../../ui/visually-hidden.module.css';
import styles from './privacy-policy.module.css';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'privacy-policy': typeof import('./privacy-policy.en.json');
  }
}

/** In reading order; each is a URL fragment, too. */
const sections = [
  'who',
  'scope',
  'device',
  'reading',
  'writing',
  'widgets',
  'grounds',
  'recipients',
  'countries',
  'protection',
  'rights',
  'children',
  'changes',
] as const;

const storedItems = [
  'dark',
  'language',
  'dismissed',
  'preloaded',
  'contactValues',
  'widgets',
  'referral',
] as const;
/** Deleted when the tab is closed. */
const sessionItems: ReadonlySet<string> = new Set(['preloaded', 'contactValues']);

interface SectionWords {
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
  after?: readonly string[];
}

export function PrivacyPolicy(): ReactNode {
  const t = useWords('privacy-policy');
  const { language, links } = useSite();
  const facts = useFacts();
  return (
    <ReadingPage
      opening={
        <PageIntro title={t('title')} lead={<Phrases text={t('lead')} />} leadLines="column">
          <p className={styles.edition}>
            {t('edition', {
              version: isolate(edition.version, language.code),
              date: formatDate(edition.date, language.code).replaceAll(' ', '\u00A0'),
            })}
            <br />
            <a
              href={links.document('privacy-policy')}
              target="_blank"
              rel="noopener"
              hrefLang="en"
              type="application/pdf"
            >
              {t('pdf')}
            </a>
          </p>
        </PageIntro>
      }
      panel={
        <NightPanel>
          <section aria-labelledby="minute">
            <h2 id="minute">{t('minute.title')}</h2>
            <TermList entries={t('minute.points', { returnObjects: true, ...facts })} />
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

/** Values in the texts that are defined elsewhere. */
function useFacts(): { days: string; provider: string } {
  const { language, contact } = useSite();
  return {
    days: formatNumber(contact.retentionDays, language.code),
    provider: isolate(chartingProvider.name, language.code),
  };
}

function PolicySection({ name }: { name: (typeof sections)[number] }): ReactNode {
  const t = useWords('privacy-policy');
  const words: SectionWords = t(`sections.${name}`, { returnObjects: true, ...useFacts() });
  return (
    <section id={name} aria-labelledby={`${name}-title`}>
      <Fold heading={<h2 id={`${name}-title`}>{words.title}</h2>}>
        <div className={styles.section}>
          <Paragraphs texts={words.paragraphs} />
          {name === 'writing' && <MessageHandling />}
          {words.points && (
            <ul className={styles.points}>
              {words.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
          {name === 'device' && <StoredItems />}
          {words.after && <Paragraphs texts={words.after} />}
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

/** What the site stores in the browser, by the keys that readers find there. */
function StoredItems(): ReactNode {
  const t = useWords('privacy-policy');
  const { language, referralDays } = useSite();
  function keptFor(item: (typeof storedItems)[number]): string {
    if (item === 'referral')
      return t('storage.days', { days: formatNumber(referralDays, language.code) });
    return sessionItems.has(item) ? t('storage.session') : t('storage.local');
  }
  const items = storedItems.filter((item) => item !== 'referral' || referralDays > 0);
  return (
    <table className={styles.notes}>
      <caption className="visually-hidden">{t('storage.caption')}</caption>
      <thead className={hidden.belowTablet}>
        <tr>
          <th scope="col">{t('storage.name')}</th>
          <th scope="col">{t('storage.purpose')}</th>
          <th scope="col">{t('storage.kept')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item}>
            <th scope="row">
              <code className="ltr">{storageKeys[item]}</code>
            </th>
            <td>{t(`storage.rows.${item}`)}</td>
            <td>{keptFor(item)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
