import type { ReactNode } from 'react';
import { useCompany } from '../content/company.ts';
import type { TermId } from '../facts/glossary-terms.ts';
import { sentenceGap } from '../i18n/format.ts';
import { useSite, useWords } from '../site-context.tsx';
import { insurerText, licenceStatus } from './licence-text.ts';
import { Term } from './term.tsx';
import styles from './protection.module.css';

/** With the term of the glossary that explains each, where there is one. */
const facts = [
  { name: 'custody', term: 'segregated-account' },
  { name: 'negativeBalance', term: 'negative-balance-protection' },
  { name: 'insurance' },
  { name: 'notInsured' },
  { name: 'counterparty', term: 'counterparty' },
  { name: 'execution', term: 'execution' },
  { name: 'marginCall', term: 'margin-call' },
] as const satisfies readonly { name: string; term?: TermId }[];

/** The licence stands first: who reads one thing about protection reads this. */
export function Licence(): ReactNode {
  const t = useWords('protection');
  return (
    <dl className={`${styles.licence} notice`}>
      <dt className="strong">{t('licence.term')}</dt>
      <dd>
        <LicenceStatus />
      </dd>
    </dl>
  );
}

/** The protection of clients' money, and its limits. */
export function ProtectionFacts(): ReactNode {
  const t = useWords('protection');
  const { language } = useSite();
  return (
    <dl className={`${styles.facts} ruled`}>
      {facts.map(({ name, ...fact }) => {
        const title = t(`facts.${name}.term`);
        return (
          <div key={name}>
            <dt className="strong">
              {'term' in fact ? <Term id={fact.term}>{title}</Term> : title}
            </dt>
            <dd className="soft">
              {t(`facts.${name}.text`)}
              {name === 'insurance' && (
                <>
                  {sentenceGap(language.code)}
                  {insurerText(t, language.code)}
                </>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

export function LicenceStatus(): ReactNode {
  return licenceStatus(useWords('protection'), useSite().language.code, useCompany().licences);
}
