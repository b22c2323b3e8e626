import type { ReactNode } from 'react';
import { languages } from '../../../core/domain/languages.ts';
import { brand } from '../../facts/brand.ts';
import { forexPairs, majors } from '../../facts/instruments.ts';
import { known } from '../../i18n/known.ts';
import { ClosingCall } from '../../sections/call-to-action.tsx';
import { Hero } from '../../sections/hero.tsx';
import { insurerText } from '../../sections/licence-text.ts';
import { Phrases } from '../../sections/phrases.tsx';
import { PortalLink } from '../../sections/portal-link.tsx';
import { LicenceStatus } from '../../sections/protection.tsx';
import { RenderedObject } from '../../sections/rendered-object.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Section, SectionFold, SectionHeading } from '../../ui/section.tsx';
import { TermList } from '../../ui/term-list.tsx';
import { Evidence } from './evidence.tsx';
import styles from './about.module.css';

/** The vision, client money on a dark band, the company's facts and income; then what a sceptical reader asks. */
export default function About(): ReactNode {
  const t = useWords('about');
  const shared = useWords('sections');
  const accounts = useWords('account-types');
  const risk = useWords('products');
  const { links } = useSite();
  const statements = t('statements', {
    returnObjects: true,
    pairs: forexPairs.length,
    currencies: majors.length,
    languages: languages.length,
  });
  return (
    <>
      <Hero
        label={t('vision.label')}
        title={<Phrases text={t('vision.title')} />}
        lead={t('vision.text')}
        action={
          <>
            <PortalLink to="register">{shared('actions.openAccount')}</PortalLink>
            <PortalLink to="register" offer="openDemo" look="quiet">
              {shared('actions.tryDemo')}
            </PortalLink>
          </>
        }
        note={risk('risk')}
        picture={<RenderedObject name="payments" look="hero" />}
      />
      <ClientMoney />
      <div className={`${styles.inBrief} page-width`}>
        <Company />
      </div>
      <Section ground="sunken" id="earn" labelledBy="earn-title">
        <Earnings />
      </Section>
      <Section density="dense" labelledBy="statements">
        <SectionHeading id="statements" title={t('statementsTitle')} />
        <TermList look="columns" entries={known(statements)} />
      </Section>
      <Evidence />
      <Section id="limits" labelledBy="limits-title">
        <SectionFold id="limits-title" title={t('limits.title')}>
          <TermList look="columns" entries={t('limits.items', { returnObjects: true })} />
        </SectionFold>
      </Section>
      <Section ground="sunken" labelledBy="contact">
        <SectionHeading id="contact" title={t('contact.title')} lead={t('contact.lead')} />
        <div className="two gap-6 column">
          <article className={`${styles.channel} start card column gap-3`}>
            <Icon name="chat" className={styles.icon} />
            <h3>{t('contact.chat.title')}</h3>
            <p className="soft">{t('contact.chat.text')}</p>
            <a href={links.page('contact')}>{t('contact.chat.action')}</a>
          </article>
          <article className={`${styles.channel} start card column gap-3`}>
            <Icon name="mail" className={styles.icon} />
            <h3>{t('contact.support.title')}</h3>
            <p className="soft">{t('contact.support.text')}</p>
            <a href={links.email(brand.supportEmail)}>
              <bdi>{brand.supportEmail}</bdi>
            </a>
          </article>
        </div>
      </Section>
      <ClosingCall title={accounts('call.title')} text={accounts('call.text')} demo />
    </>
  );
}

/** 'US$', '2,000,000', '': each part is an element of its own, which needs no isolating marks. */
function Amount({ figure }: { figure: string }): ReactNode {
  const [before, digits, after] = figure
    .replaceAll(/[\u2066\u2069]/g, '')
    .split(/(\d(?:[\d.,/×]*\d)?%?)/)
    .map((part) => part.trim());
  return (
    <span className={`${styles.amount} wrap`}>
      {before && <span className={styles.unit}>{before}</span>}
      <span className="ltr">{digits}</span>
      {after && <span className={styles.unit}>{after}</span>}
    </span>
  );
}

/** The insurance limit, and where clients' money is kept; dark in both themes. */
function ClientMoney(): ReactNode {
  const t = useWords('about');
  const { links, language } = useSite();
  const insurer = insurerText(useWords('protection'), language.code);
  return (
    <section className={`${styles.money} dark engraved`}>
      <div className={`${styles.row} page-width gap-8 column halves`}>
        <div>
          <p className="label strong small">{t('money.label')}</p>
          <Amount figure={t('money.figure')} />
          <span className="soft">{t('money.caption')}</span>
        </div>
        <div className="column gap-4">
          <h2 className="h3" id="money">
            <Phrases text={t('money.title')} />
          </h2>
          <p className="soft">{t('money.text', { insurer })}</p>
          <a href={links.page('accountTypes', 'protection')}>{t('company.more')}</a>
        </div>
      </div>
    </section>
  );
}

/** The company that the visitor would sign with, in the words that the legal page and the agreements use. */
function Company(): ReactNode {
  const t = useWords('about');
  const shared = useWords('protection');
  const { links } = useSite();
  const rows = t('company.rows', { returnObjects: true });
  return (
    <section className={`${styles.company} card edged`} aria-labelledby="company">
      <h2 className="h3" id="company">
        {t('company.title')}
      </h2>
      <TermList entries={[{ term: shared('licence.term'), text: <LicenceStatus /> }, ...rows]} />
      <p className={styles.companyLinks}>
        <a href={links.page('legalDocuments')}>{t('company.documents')}</a>
      </p>
    </section>
  );
}

/** The charges, each with its figure; then the conflict of interest, and what is not charged. */
function Earnings(): ReactNode {
  const t = useWords('about');
  const { links } = useSite();
  return (
    <>
      <SectionHeading id="earn-title" title={t('earn.title')} lead={t('earn.lead')} />
      <ul className={`${styles.charges} ruled`}>
        {known(t('earn.items', { returnObjects: true })).map(({ figure, title, text }) => (
          <li key={title} className="column halves">
            <h3 className="wrap">
              <Amount figure={figure} />
              <span>
                <Phrases text={title} />
              </span>
            </h3>
            <p className="soft">{text}</p>
          </li>
        ))}
      </ul>
      <div className={`${styles.notes} column halves gap-8`}>
        <div className="gilt grid gap-2 start">
          <h3>{t('earn.conflict.title')}</h3>
          <p>{t('earn.conflict.text')}</p>
        </div>
        <div className="column gap-4">
          <p className="soft">{t('earn.note')}</p>
          <p>
            <ButtonLink href={links.page('accountTypes')} look="quiet">
              {t('earn.action')}
            </ButtonLink>
          </p>
        </div>
      </div>
    </>
  );
}
