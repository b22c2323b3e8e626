import type { ReactNode } from 'react';
import { keysOf } from '../../../core/util/map-keys.ts';
import filterEntries from '../../behaviours/filter-entries.ts';
import { reachableBy, useCompany } from '../../content/company.ts';
import { legalDocumentIds, legalDocuments } from '../../documents/legal-documents.ts';
import { brand } from '../../facts/brand.ts';
import { formatPairs, isolate, sentenceGap } from '../../i18n/format.ts';
import { known } from '../../i18n/known.ts';
import { AnsweredQuestions } from '../../inline-script.tsx';
import { Enhanced } from '../../islands/enhanced.tsx';
import { partsOfPlace, type Place } from '../../paths.ts';
import { ForServed } from '../../sections/for-served.tsx';
import { insurerText, licenceStatus } from '../../sections/licence-text.ts';
import { Phrases } from '../../sections/phrases.tsx';
import { PortalLink } from '../../sections/portal-link.tsx';
import { SearchForm } from '../../sections/search-form.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ChannelText } from '../../ui/channel-text.tsx';
import { Fold } from '../../ui/fold.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import { NightPanel, ReadingPage } from '../../ui/reading-page.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { serverMidnight } from '../../words/server-midnight.ts';
import { questions, type QuestionId, type Topic } from './questions.ts';
import folds from '../../ui/questions.module.css';
import styles from './help.module.css';

const oftenAsked: ReadonlySet<QuestionId> = new Set([
  'minimum-deposit',
  'islamic-account',
  'withdraw-how-long',
  'which-platform',
  'one-lot-cost',
  'negative-balance',
]);

interface Answered {
  id: QuestionId;
  question: string;
  answer: string;
  places: readonly Place[];
}

export default function Help(): ReactNode {
  const t = useWords('help');
  const shared = useWords('sections');
  const { links, language } = useSite();
  const items = t('items', { returnObjects: true, midnight: serverMidnight(language.code) });
  const answers = useCompanyAnswers();
  // Left out: a question whose figures the content does not state.
  const topics = keysOf(questions).map((name) => ({
    name,
    answered: known(
      keysOf(questions[name]).map((id): Answered => {
        const { question, answer } = items[id];
        return { id, question, answer: answers[id] ?? answer, places: questions[name][id] ?? [] };
      }),
    ),
  }));
  return (
    <>
      <ReadingPage
        opening={<PageIntro title={t('title')} lead={<Phrases text={t('lead')} />} />}
        panel={
          <NightPanel>
            <Enhanced by={filterEntries} on="interaction">
              <SearchForm id="help-search" label={t('search.label')} submit={t('search.submit')}>
                <output
                  htmlFor="help-search"
                  data-found={shared('filter.found', { number: '{{number}}' })}
                />
              </SearchForm>
            </Enhanced>
            <nav className={styles.often} aria-labelledby="often">
              <h2 id="often">{t('often')}</h2>
              <ul className="column two gap-3">
                {topics.flatMap(({ answered }) =>
                  answered
                    .filter(({ id }) => oftenAsked.has(id))
                    .map(({ id, question }) => (
                      <li key={id}>
                        <a href={links.page('help', id)}>{question}</a>
                      </li>
                    )),
                )}
              </ul>
            </nav>
          </NightPanel>
        }
        contentsTitle={t('contents')}
        contents={topics.map(({ name }) => ({
          href: links.page('help', name),
          label: t(`topics.${name}`),
        }))}
      >
        <div className={`${styles.topics} column`}>
          {topics.map(({ name, answered }) => (
            <TopicSection key={name} name={name} answered={answered} />
          ))}
        </div>
      </ReadingPage>
      <Contact />
      <AnsweredQuestions entries={topics.flatMap(({ answered }) => answered)} />
    </>
  );
}

/** Where to ask what is not answered, and when somebody answers. */
function Contact(): ReactNode {
  const t = useWords('help');
  const shell = useWords('shell');
  const actions = useWords('sections');
  const { links } = useSite();
  const company = useCompany();
  return (
    <Section ground="sunken" density="dense" labelledBy="contact" className="column halves gap-6">
      <SectionHeading id="contact" title={t('noAnswer')} lead={shell('footer.supportText')} />
      <div className="column gap-4">
        <dl className="rows">
          <div>
            <dt className="note">{shell('footer.support')}</dt>
            <dd className="strong">
              <a href={links.email(brand.supportEmail)} className="ltr">
                {brand.supportEmail}
              </a>
            </dd>
          </div>
          {reachableBy(company).map((reachable) => (
            <div key={reachable.channel}>
              <dt className="note">{shell(`channels.${reachable.channel}`)}</dt>
              <dd className="strong">
                <ChannelText reachable={reachable} />
              </dd>
            </div>
          ))}
        </dl>
        <div className="actions wrap gap-3">
          <ForServed>
            <PortalLink to="register">{actions('actions.openAccount')}</PortalLink>
          </ForServed>
          <ButtonLink href={links.page('contact')} look="quiet">
            {t('write')}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}

/** Answers that depend on the company: its insurer, its licences, by which channels it can be reached. */
function useCompanyAnswers(): Partial<Record<QuestionId, string | undefined>> {
  const company = useCompany();
  const t = useWords('help');
  const channelNames = useWords('shell')('channels', { returnObjects: true });
  const protection = useWords('protection');
  const { code } = useSite().language;
  const channels = reachableBy(company).map(
    ({ channel, text }) => [channelNames[channel], isolate(text, code)] as const,
  );
  return {
    insurance: t('items.insurance.answer') + sentenceGap(code) + insurerText(protection, code),
    license:
      company.licences.length > 0 ? licenceStatus(protection, code, company.licences) : undefined,
    'phone-chat':
      channels.length > 0 ? t('reachable', { channels: formatPairs(channels, code) }) : undefined,
  };
}

function TopicSection({
  name,
  answered,
}: {
  name: Topic;
  answered: readonly Answered[];
}): ReactNode {
  const t = useWords('help');
  return (
    <section id={name} aria-labelledby={`${name}-title`}>
      <Fold
        heading={
          <h2 className="title" id={`${name}-title`}>
            {t(`topics.${name}`)}
          </h2>
        }
      >
        <div className={folds.questions}>
          {answered.map((item) => (
            <AnsweredQuestion key={item.id} item={item} />
          ))}
        </div>
      </Fold>
    </section>
  );
}

function AnsweredQuestion({
  item: { id, question, answer, places },
}: {
  item: Answered;
}): ReactNode {
  const t = useWords('help');
  const { links } = useSite();
  return (
    <article id={id} data-search-entry="">
      <details className="unfolds">
        <summary>
          <h3>{question}</h3>
        </summary>
        <p>{answer}</p>
        <footer className={`${styles.more} note wrap`}>
          {places.length > 0 && <span>{t('more')}</span>}
          {places.map((place) => (
            <PlaceLink key={place} place={place} />
          ))}
          <a href={links.page('help', id)} aria-label={t('permalink')} title={t('permalink')}>
            #
          </a>
        </footer>
      </details>
    </article>
  );
}

/** Leads to a page or a document, by its name. */
function PlaceLink({ place }: { place: Place }): ReactNode {
  const { links } = useSite();
  const pageNames = useWords('shell')('menu.entries', { returnObjects: true });
  const documents = useWords('legal-documents');
  const [page, section] = partsOfPlace(place);
  const id = legalDocumentIds.find((document) => legalDocuments[document] === page);
  return (
    <a href={links.page(page, section)}>
      {id ? documents(`items.${id}.title`) : pageNames[page as keyof typeof pageNames]}
    </a>
  );
}
