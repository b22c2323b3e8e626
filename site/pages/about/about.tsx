import { ArrowUpRight, Mail, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { languages } from '../../../contract/languages.ts';
import { brand } from '../../facts/brand.ts';
import { forexPairs, majors } from '../../facts/instruments.ts';
import { Phrases } from '../../sections/phrases.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { Label } from '../../ui/label.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { splitFigure } from './figure-parts.ts';
import styles from './about.module.css';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    about: typeof import('./about.en.json');
  }
}

/** The vision, then five statements, each with one large figure. */
export function About(): ReactNode {
  const t = useWords('about');
  const { links } = useSite();
  const statements = t('statements', {
    returnObjects: true,
    pairs: forexPairs.length,
    currencies: majors.length,
    languages: languages.length,
  });
  return (
    <>
      <div className={styles.vision}>
        <PageIntro
          label={t('vision.label')}
          title={<Phrases text={t('vision.title')} />}
          lead={t('vision.text')}
        />
      </div>
      <div>
        {statements.map((statement) => {
          const figure = splitFigure(statement.figure);
          return (
            <section key={statement.label} className={styles.statement}>
              <div className={styles.row}>
                <p className={styles.figure}>
                  <span className={styles.amount}>
                    {figure.before !== '' && <span className={styles.unit}>{figure.before}</span>}
                    <span className={styles.digits}>{figure.digits}</span>
                    {figure.after !== '' && <span className={styles.unit}>{figure.after}</span>}
                  </span>
                  <span className={styles.caption}>{statement.caption}</span>
                </p>
                <div className={styles.words}>
                  <Label>{statement.label}</Label>
                  <h2>
                    <Phrases text={statement.title} />
                  </h2>
                  <p className={styles.text}>{statement.text}</p>
                </div>
              </div>
            </section>
          );
        })}
      </div>
      <Section ground="sunken" labelledBy="contact">
        <SectionHeading id="contact" title={t('contact.title')} lead={t('contact.lead')} />
        <div className={styles.cards}>
          <article className={styles.card}>
            <MessageCircle className={styles.icon} aria-hidden="true" />
            <h3>{t('contact.chat.title')}</h3>
            <p>{t('contact.chat.text')}</p>
            <a href={links.page('contact')}>
              {t('contact.chat.action')}
              <ArrowUpRight className={styles.arrow} aria-hidden="true" />
            </a>
          </article>
          <article className={styles.card}>
            <Mail className={styles.icon} aria-hidden="true" />
            <h3>{t('contact.support.title')}</h3>
            <p>{t('contact.support.text')}</p>
            <a href={links.email(brand.supportEmail)}>
              <bdi>{brand.supportEmail}</bdi>
              <ArrowUpRight className={styles.arrow} aria-hidden="true" />
            </a>
          </article>
        </div>
      </Section>
    </>
  );
}
