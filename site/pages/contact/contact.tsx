import type { ReactNode } from 'react';
import { brand } from '../../facts/brand.ts';
import { timings } from '../../facts/timings.ts';
import { formatNumber, isolate } from '../../i18n/format.ts';
import { Island } from '../../islands/island.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import {
  challengePath,
  contactFields,
  formTokenPath,
  type ContactFieldName,
} from '../../../contract/contact-message.ts';
import ContactForm from './contact-form.island.tsx';
import styles from './contact.module.css';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    contact: typeof import('./contact.en.json');
  }
}

export function Contact(): ReactNode {
  const t = useWords('contact');
  const { links, contact } = useSite();
  return (
    <div className={styles.page}>
      <div className={styles.measure}>
        <header className={styles.intro}>
          <h1>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
          <dl className={styles.addresses}>
            <Address name={t('support')} text={t('supportText')} address={brand.supportEmail} />
            <Address name={t('partners')} text={t('partnersText')} address={brand.partnersEmail} />
          </dl>
        </header>
        <section className={styles.letter} aria-labelledby="letter">
          <Stamp />
          <h2 id="letter">{t('form.title')}</h2>
          {contact.sending.proofOfWork && (
            <p className={styles.withoutScript}>{t('withoutScript')}</p>
          )}
          <Island
            of={ContactForm}
            on="interaction"
            props={{
              action: links.page('contact'),
              address: brand.supportEmail,
              sending: contact.sending,
              stampAddress: formTokenPath,
              challengeAddress: contact.sending.proofOfWork ? challengePath : undefined,
              outcome: contact.outcome,
              timings: {
                successShownFor: timings.contactSuccessVisibleMs,
                answerWithin: timings.contactTimeoutMs,
              },
              words: useFormWords(),
            }}
          />
        </section>
        <aside className={styles.beside} aria-labelledby="helpful">
          <h2 id="helpful">{t('helpful.title')}</h2>
          <ul className={styles.helpful}>
            {t('helpful.items', { returnObjects: true }).map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <h3>{t('company')}</h3>
          <address className={styles.office} lang="en">
            <bdi>{brand.company}</bdi>
            <br />
            <bdi>{brand.address}</bdi>
          </address>
          <p>
            <a href={links.page('privacyPolicy', 'writing')}>{t('privacy')}</a>
          </p>
        </aside>
      </div>
    </div>
  );
}

function useFormWords() {
  const t = useWords('contact');
  const { language, contact } = useSite();
  const problemsOf = (name: ContactFieldName, longest: number) => ({
    missing: t(`missing.${name}`),
    malformed: name === 'contact-email' ? t('malformedEmail') : t('malformed'),
    tooLong: t('tooLong', { longest: formatNumber(longest, language.code) }),
  });
  const { outsideOrigin, proofOfWork } = contact.sending;
  const { noProof, ...failures } = t('failures', { returnObjects: true });
  return {
    ...t('form', { returnObjects: true }),
    note:
      outsideOrigin === undefined
        ? t(proofOfWork ? 'noteWithProof' : 'note', {
            days: formatNumber(contact.retentionDays, language.code),
          })
        : t('noteOutside', { provider: isolate(new URL(outsideOrigin).hostname, language.code) }),
    problems: Object.fromEntries(
      contactFields.map(({ name, longest }) => [name, problemsOf(name, longest)]),
    ) as Record<ContactFieldName, ReturnType<typeof problemsOf>>,
    failures: proofOfWork ? { ...failures, noProof } : failures,
    kept: t('kept'),
    otherWay: t('otherWay'),
  };
}

function Address({
  name,
  text,
  address,
}: {
  name: string;
  text: string;
  address: string;
}): ReactNode {
  const { links } = useSite();
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <a href={links.email(address)} className="ltr">
          {address}
        </a>
        <span>{text}</span>
      </dd>
    </div>
  );
}

/** A postage stamp with the brand's price line, cancelled by a postmark. */
function Stamp(): ReactNode {
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
