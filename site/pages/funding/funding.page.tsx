import type { ReactNode } from 'react';
import { fundingMethodsOf } from '../../content/funding-methods.ts';
import { brand } from '../../facts/brand.ts';
import { ClosingCall } from '../../sections/call-to-action.tsx';
import { Hero } from '../../sections/hero.tsx';
import { RenderedObject } from '../../sections/rendered-object.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { Unfolding } from '../../ui/fold.tsx';
import { Section, SectionFold, SectionHeading } from '../../ui/section.tsx';
import { Steps } from '../../ui/steps.tsx';
import { TermList } from '../../ui/term-list.tsx';
import { MethodsTable } from './methods-table.tsx';
import { WithdrawalStages } from './withdrawal-stages.tsx';
import styles from './funding.module.css';

export default function Funding(): ReactNode {
  const t = useWords('funding');
  const risk = useWords('products');
  const agreements = useWords('legal-documents');
  const { content, language, links } = useSite();
  const methods = fundingMethodsOf(content, language.code);
  return (
    <>
      <Hero
        label={t('hero.label')}
        title={t('hero.title')}
        lead={t('hero.lead')}
        next={
          methods.length > 0
            ? { href: links.page('funding', 'methods'), text: t('hero.methods') }
            : undefined
        }
        note={risk('risk')}
        picture={<RenderedObject name="cards" look="hero" />}
      />
      {methods.length > 0 && <WithdrawalStages methods={methods} />}
      {methods.length > 0 && (
        <Section density="dense" id="methods" labelledBy="methods-title">
          <SectionHeading id="methods-title" title={t('methods.title')} />
          <MethodsTable methods={methods} />
          <p className={styles.accounts}>
            <a href={links.page('accountTypes')}>{t('methods.accountTypes')}</a>
          </p>
        </Section>
      )}
      <Section
        ground="sunken"
        density="dense"
        id="never"
        labelledBy="never-title"
        className="column halves gap-8"
      >
        <div className="grid gap-4 start">
          <h2 id="never-title">{t('never.title')}</h2>
          <p className="lead soft">{t('never.lead')}</p>
        </div>
        <ul className="crossed rows">
          {t('never.items', { returnObjects: true }).map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Section>
      <Section density="dense" id="first" labelledBy="first-title">
        <SectionFold id="first-title" title={t('first.title')}>
          <TermList look="columns" entries={t('first.entries', { returnObjects: true })} />
        </SectionFold>
      </Section>
      <Section ground="sunken" density="dense">
        <ul className="rows">
          <Unfolding id="terms" title={t('terms.title')}>
            <TermList look="columns" entries={t('terms.entries', { returnObjects: true })} />
          </Unfolding>
          <Unfolding id="way-back" title={t('route.title')}>
            <p>{t('route.lead')}</p>
            <Steps steps={t('route.steps', { returnObjects: true })} />
          </Unfolding>
          <Unfolding id="late" title={t('late.title')}>
            <div className="column halves gap-8">
              <Steps steps={t('late.steps', { returnObjects: true })} />
              <WhatToSend />
            </div>
          </Unfolding>
        </ul>
        <p className={`${styles.agreement} note reading`}>
          {t('read.text', { agreement: agreements('items.funding-agreement.title') })}{' '}
          <a href={links.page('fundingAgreement')}>{t('read.title')}</a>
        </p>
      </Section>
      <ClosingCall title={t('call.title')} text={t('call.text')} />
    </>
  );
}

function WhatToSend(): ReactNode {
  const t = useWords('funding');
  const { links } = useSite();
  return (
    <aside className={`${styles.send} card edged gap-4 start column`} aria-labelledby="send">
      <h3 id="send">{t('late.send.title')}</h3>
      <ul className="grid gap-2">
        {t('late.send.items', { returnObjects: true }).map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>
        <a href={links.email(brand.supportEmail)} className="ltr">
          {brand.supportEmail}
        </a>
      </p>
      <p className="note">{t('late.send.note')}</p>
    </aside>
  );
}
