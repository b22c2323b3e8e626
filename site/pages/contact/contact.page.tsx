import { Fragment, type ReactNode } from 'react';
import { officeHoursOf } from '../../../core/domain/company.ts';
import { contactFields, type ContactField } from '../../../core/domain/contact-message.ts';
import { createIsolate, formatTimes, withCity } from '../../../core/specs/format-hours.ts';
import { recordOf } from '../../../core/util/map-keys.ts';
import { useEvents } from '../../analytics/use-events.ts';
import showOfficeState from '../../behaviours/office-hours.ts';
import { reachableBy, useCompany } from '../../content/company.ts';
import { brand } from '../../facts/brand.ts';
import { formatNumber, isolate, localeOf } from '../../i18n/format.ts';
import { InlineScript } from '../../inline-script.tsx';
import { Enhanced } from '../../islands/enhanced.tsx';
import { Island } from '../../islands/island.tsx';
import { useTimeWords } from '../../sections/market-state.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ChannelText } from '../../ui/channel-text.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { Steps } from '../../ui/steps.tsx';
import { TermList } from '../../ui/term-list.tsx';
import ContactForm from './contact-form.island.tsx';
import restoreValues from './restore-values.ts?inline-script';
import styles from './contact.module.css';

export default function Contact(): ReactNode {
  const t = useWords('contact');
  const shared = useWords('protection');
  const shell = useWords('shell');
  const channels = reachableBy(useCompany());
  const { links, contact, language, isStatic } = useSite();
  const formWords = useFormWords();
  // Without a server or an outside mail provider nobody receives the form: the addresses above remain.
  const isReceived = !isStatic || contact.sending.outsideOrigin !== undefined;
  const event = useEvents();
  return (
    <>
      <div className={`${styles.page} page-top`}>
        <div className={`measure ${styles.parts} column`}>
          <PageIntro
            title={t('title')}
            lead={t('lead')}
            leadLines="column"
            className={styles.opening}
          >
            <dl className={`${styles.addresses} wrap`}>
              <EmailEntry name={t('support')} text={t('supportText')} email={brand.supportEmail} />
              <EmailEntry
                name={t('partners')}
                text={t('partnersText')}
                email={brand.partnersEmail}
              />
              {channels.map((reachable) => (
                <div key={reachable.channel}>
                  <dt className="note">{shell(`channels.${reachable.channel}`)}</dt>
                  <dd>
                    <ChannelText reachable={reachable} />
                    {reachable.channel === 'wechat' && reachable.href && (
                      <QrCode href={reachable.href} label={t('wechatCode')} className={undefined} />
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </PageIntro>
          {isReceived && (
            <section
              className={styles.sheet}
              aria-labelledby="form"
              data-sent={contact.outcome.state === 'sent' ? '' : undefined}
            >
              <PostageStamp />
              <h2 className="h3" id="form">
                {t('form.title')}
              </h2>
              <Island
                of={ContactForm}
                on="interaction"
                props={{
                  action: links.page('contact'),
                  language: language.code,
                  supportEmail: brand.supportEmail,
                  sentEvent: event('messageSent'),
                  sending: contact.sending,
                  outcome: contact.outcome,
                  words: formWords,
                }}
              />
              <InlineScript text={restoreValues} />
            </section>
          )}
          <aside className={`${styles.beside} grid gap-4 start`} aria-labelledby="never">
            <h2 className="h3" id="never">
              {t('never.title')}
            </h2>
            <ul className="crossed rows">
              {t('never.items', { returnObjects: true }).map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            <p className="soft">{t('never.why')}</p>
            <h3>{t('company')}</h3>
            <address className={`${styles.office} soft`} lang="en">
              <bdi>{brand.company}</bdi>
              <br />
              <bdi>{brand.address}</bdi>
            </address>
            <Office />
            <p>
              <a href={links.page('privacyPolicy', 'writing')}>{t('privacy')}</a>
            </p>
          </aside>
        </div>
      </div>
      <Section labelledBy="send">
        <div className="split column gap-8">
          <div>
            <SectionHeading id="send" title={t('send.title')} lead={t('send.lead')} />
            <ButtonLink href={links.page('help')} look="quiet">
              {t('send.help')}
            </ButtonLink>
            <div id="answer" className={`${styles.answer} gilt soft grid gap-2`}>
              <h3>{t('times.title')}</h3>
              <p>{channels.length > 0 ? t('times.noteReachable') : t('times.note')}</p>
            </div>
          </div>
          <TermList
            entries={t('send.kinds', { returnObjects: true }).map(({ term, text }) => ({
              term,
              text: <Addressed text={text} email={brand.partnersEmail} />,
            }))}
          />
        </div>
      </Section>
      <Section ground="sunken" id="complaints" labelledBy="complaints-title">
        <SectionHeading id="complaints-title" title={shared('complaint.title')} />
        <Steps
          steps={shared('complaint.steps', { returnObjects: true }).map(({ title, text }) => ({
            title,
            description: <Addressed text={text} email={brand.supportEmail} />,
          }))}
          className="column three"
        />
        <p className={styles.agreements}>
          <a href={links.page('legalDocuments')}>{t('legal')}</a>
        </p>
      </Section>
    </>
  );
}

/** Address and hours of the office; the browser adds that it is open or closed now. */
function Office(): ReactNode {
  const t = useWords('contact');
  const { language } = useSite();
  const words = useTimeWords();
  const company = useCompany();
  const { visitingAddress, timeZone = '' } = company;
  const hours = officeHoursOf(company);
  return (
    <>
      {visitingAddress && (
        <>
          <h3>{t('visit')}</h3>
          <address className={`${styles.office} soft`}>
            <bdi>{visitingAddress}</bdi>
          </address>
        </>
      )}
      {hours && (
        <Enhanced by={showOfficeState} on="visible">
          <h3>{t('hours.title')}</h3>
          <p className="soft">
            {withCity(
              formatTimes(hours.hours, words, createIsolate(language.direction)),
              timeZone,
              words,
              localeOf(language.code),
            )}
          </p>
          <p
            className={styles.state}
            data-hours={JSON.stringify({ clock: hours.clock, open: hours.open })}
            data-open={t('hours.open')}
            data-closed={t('hours.closed')}
          />
        </Enhanced>
      )}
    </>
  );
}

function useFormWords() {
  const t = useWords('contact');
  const { language, contact } = useSite();
  const { outsideOrigin, takesUnicode } = contact.sending;
  const malformedEmail = t(takesUnicode ? 'malformedEmail' : 'malformedLatinEmail');
  const problemWords = ({ name, kind, maxLength }: ContactField) => ({
    missing: t(`missing.${name}`),
    malformed: kind === 'email' ? malformedEmail : t('malformed'),
    tooLong: t('tooLong', { maxLength: formatNumber(maxLength, language.code) }),
  });
  return {
    ...t('form', { returnObjects: true }),
    note:
      outsideOrigin === undefined
        ? t('note', { days: formatNumber(contact.retentionDays, language.code) })
        : t('noteOutside', { provider: isolate(new URL(outsideOrigin).hostname, language.code) }),
    problems: recordOf(contactFields.map((field) => [field.name, problemWords(field)])),
    failures: t('failures', { returnObjects: true }),
    kept: t('kept'),
    otherWay: t('otherWay'),
  };
}

function EmailEntry({
  name,
  text,
  email,
}: {
  name: string;
  text: string;
  email: string;
}): ReactNode {
  const { links } = useSite();
  return (
    <div>
      <dt className="note">{name}</dt>
      <dd>
        <a href={links.email(email)} className="ltr">
          {email}
        </a>
        <span className="soft">{text}</span>
      </dd>
    </div>
  );
}

/** A text whose address leads to the visitor's mail program. */
function Addressed({ text, email }: { text: string; email: string }): ReactNode {
  const { links } = useSite();
  return text.split(email).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <a href={links.email(email)}>{email}</a>}
      {piece}
    </Fragment>
  ));
}

/** A postage stamp with the brand's price line, cancelled by a postmark. */
function PostageStamp(): ReactNode {
  return (
    <svg className={styles.stamp} viewBox="0 0 120 96" aria-hidden="true">
      <path
        className={styles.paper}
        d="M52 6a4 4 0 0 0 8 0 4 4 0 0 0 8 0 4 4 0 0 0 8 0 4 4 0 0 0 8 0 4 4 0 0 0 8 0 4 4 0 0 0 8 0h8v8a4 4 0 0 0 0 8 4 4 0 0 0 0 8 4 4 0 0 0 0 8 4 4 0 0 0 0 8 4 4 0 0 0 0 8 4 4 0 0 0 0 8 4 4 0 0 0 0 8 4 4 0 0 0 0 8v8h-8a4 4 0 0 0-8 0 4 4 0 0 0-8 0 4 4 0 0 0-8 0 4 4 0 0 0-8 0 4 4 0 0 0-8 0 4 4 0 0 0-8 0h-8v-8a4 4 0 0 0 0-8 4 4 0 0 0 0-8 4 4 0 0 0 0-8 4 4 0 0 0 0-8 4 4 0 0 0 0-8 4 4 0 0 0 0-8 4 4 0 0 0 0-8 4 4 0 0 0 0-8V6Z"
      />
      <rect className={styles.frame} x="52" y="15" width="48" height="66" />
      <path className={styles.rise} d="M57 68l8-12 7 7 9-22 7 8 8-24" />
      <g className={styles.mark}>
        <circle cx="34" cy="60" r="24" />
        <circle cx="34" cy="60" r="17" />
        <path d="M0 50q7-6 14 0t14 0 14 0 14 0M0 60q7-6 14 0t14 0 14 0 14 0M0 70q7-6 14 0t14 0 14 0 14 0" />
      </g>
    </svg>
  );
}
