import type { ReactNode } from 'react';
import type { Licence } from '../../../core/domain/company.ts';
import type { DocumentFacts } from '../../../core/domain/document.ts';
import { useCompany } from '../../content/company.ts';
import {
  isShownAsDraft,
  legalDocumentIds,
  legalDocuments,
  type LegalDocumentId,
} from '../../documents/legal-documents.ts';
import { brand } from '../../facts/brand.ts';
import { countryName, formatDate, formatNumber } from '../../i18n/format.ts';
import { DocumentLink } from '../../sections/document-link.tsx';
import { isOwnLicence, licenceText } from '../../sections/licence-text.ts';
import { Phrases } from '../../sections/phrases.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import styles from './legal-documents.module.css';

export default function LegalDocuments(): ReactNode {
  const t = useWords('legal-documents');
  const { documents } = useSite();
  return (
    <div className="page-top">
      <div className="measure">
        <PageIntro
          title={t('title')}
          lead={<Phrases text={t('lead')} />}
          className={styles.opening}
        />
        <section className={`${styles.bookroom} column`} aria-labelledby="entity">
          <Entity />
          <div>
            <h3 className="visually-hidden">{t('documents')}</h3>
            <p className="note aside">
              {t(documents.some(isShownAsDraft) ? 'language.draft' : 'language.inForce')}
            </p>
            <ul className={styles.index}>
              {legalDocumentIds.map((id) => (
                <Entry key={id} id={id} facts={documents.find((document) => document.id === id)} />
              ))}
            </ul>
          </div>
        </section>
      </div>
    </div>
  );
}

/** The company that clients contract with, on an index card. */
function Entity(): ReactNode {
  const t = useWords('legal-documents');
  const protection = useWords('protection');
  const { language } = useSite();
  const { licences } = useCompany();
  const isLicensed = licences.some(isOwnLicence);
  return (
    <div className={`${styles.card} card gap-4 column`}>
      <h2 className="h3" id="entity">
        {isLicensed ? t('entity.titles.licensed') : t('entity.titles.unlicensed')}
      </h2>
      {!isLicensed && <p className={styles.unlicensed}>{protection('licence.none')}</p>}
      <dl className={`${styles.company} column`}>
        <dt>{t('entity.company')}</dt>
        <dd>
          <bdi>{brand.company}</bdi>
        </dd>
        <dt>{t('entity.number')}</dt>
        <dd>
          <bdi>{brand.registrationNumber}</bdi>
        </dd>
        <dt>{t('entity.country')}</dt>
        <dd>{countryName(brand.country, language.code)}</dd>
        <dt>{t('entity.address')}</dt>
        <dd>
          <bdi lang="en">{brand.address}</bdi>
        </dd>
        {licences.length > 0 && <dt>{t('entity.licence')}</dt>}
        {licences.map((licence) => (
          <dd key={licence.number}>
            <LicenceText licence={licence} />
          </dd>
        ))}
      </dl>
      <p className="soft">{t('entity.meaning')}</p>
    </div>
  );
}

/** The licence, as a link to the authority's register if it has an entry there. */
function LicenceText({ licence }: { licence: Licence }): ReactNode {
  const t = useWords('protection');
  const shell = useWords('shell');
  const text = licenceText(t, licence, useSite().language.code);
  if (!licence.url) return text;
  return (
    <a href={licence.url} target="_blank" rel="noopener">
      {text}
      <span className="visually-hidden"> {shell('opensNewTab')}</span>
    </a>
  );
}

/** @param facts undefined in development until the documents are built */
function Entry({
  id,
  facts,
}: {
  id: LegalDocumentId;
  facts: DocumentFacts | undefined;
}): ReactNode {
  const t = useWords('legal-documents');
  const shell = useWords('shell');
  const { language, links } = useSite();
  return (
    <li className={`${styles.entry} grid`}>
      {facts && <Sheets pages={facts.pageCount} />}
      <div className={`${styles.words} start column gap-1`}>
        <h4>
          <a href={links.page(legalDocuments[id])} className="whole-card">
            {t(`items.${id}.title`)}
          </a>
        </h4>
        <p className="soft">{t(`items.${id}.subject`)}</p>
        <p className={`${styles.pdf} small`}>
          <DocumentLink id={id}>
            {t('pdf')}
            <span className="visually-hidden">
              {' '}
              {t(`items.${id}.title`)} {shell('opensNewTab')}
            </span>
          </DocumentLink>
        </p>
      </div>
      {facts && (
        <dl className={`${styles.figures} wrap`}>
          <div>
            <dt>{t('figures.pages')}</dt>
            <dd className="small strong">{formatNumber(facts.pageCount, language.code)}</dd>
          </div>
          <div>
            <dt>{t('figures.size')}</dt>
            <dd className="small strong">
              {formatNumber(Math.ceil(facts.bytes / 1000), language.code, {
                style: 'unit',
                unit: 'kilobyte',
              })}
            </dd>
          </div>
          <div>
            <dt>{t('figures.date')}</dt>
            <dd className="small strong">
              {formatDate(facts.date, language.code, {
                day: 'numeric',
                month: 'short',
                year: 'numeric',
              })}
            </dd>
          </div>
        </dl>
      )}
    </li>
  );
}

/** The document as a pile of pages. */
function Sheets({ pages }: { pages: number }): ReactNode {
  const sheetOffset = Math.min(6, 44 / pages);
  return (
    <svg className={styles.sheets} viewBox="0 0 56 68" aria-hidden="true">
      {Array.from({ length: pages }, (_, page) => (
        <path
          key={page}
          d={`M4 ${54 - page * sheetOffset}l24-12 24 12-24 12z`}
          className={page === pages - 1 ? styles.cover : undefined}
        />
      ))}
    </svg>
  );
}
