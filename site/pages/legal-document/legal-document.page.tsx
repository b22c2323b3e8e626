import type { ReactNode } from 'react';
import { escapeHtml } from '../../../core/util/escape-html.ts';
import { useCompany } from '../../content/company.ts';
import { documentIn } from '../../documents/document-texts.ts';
import {
  isShownAsDraft,
  legalDocumentIds,
  legalDocuments,
} from '../../documents/legal-documents.ts';
import { privacyParts } from '../../documents/privacy-parts.ts';
import type { DocumentMedium } from '../../documents/render-document.ts';
import { interpolation } from '../../i18n/create-translator.ts';
import { formatDate, isolate } from '../../i18n/format.ts';
import { useCollector } from '../../render-collector.ts';
import { DocumentLink } from '../../sections/document-link.tsx';
import { licenceStatus } from '../../sections/licence-text.ts';
import { Phrases } from '../../sections/phrases.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import { LongText, ReadingPage } from '../../ui/reading-page.tsx';
import hidden from '../../ui/visually-hidden.module.css';
import styles from './legal-document.module.css';

/** A legal document to read in the browser: the text of its PDF, or the translation of it. */
export default function LegalDocument(): ReactNode {
  const t = useWords('legal-document');
  const shell = useWords('shell');
  const { language, links, documents, routeName } = useSite();
  const id = legalDocumentIds.find((candidate) => legalDocuments[candidate] === routeName)!;
  const document = documentIn(id, language.code, {
    valueOf: usePlaceholders(),
    pageLink: (text, ...place) => `<a href="${escapeHtml(links.page(...place))}">${text}</a>`,
    wideHead: hidden.belowTablet!,
  });
  const route = legalDocuments[id];
  // A fact of the PDF; unknown in development until the documents are built.
  const isDraft = isShownAsDraft(documents.find((facts) => facts.id === id));
  const draft = id === 'privacy-policy' ? 'edition.privacyDraft' : 'edition.draft';
  return (
    <ReadingPage
      opening={
        <PageIntro
          title={document.title}
          lead={<Phrases text={document.subject} />}
          leadLines="column"
        >
          <p className="note">
            {t(isDraft ? draft : 'edition.inForce', {
              version: isolate(document.version, language.code),
              date: formatDate(document.date, language.code).replaceAll(' ', '\u00A0'),
            })}
          </p>
          <ul className={`${styles.ways} small wrap not-printed`}>
            {language.code !== 'en' && (
              <li>
                <a href={links.pageIn('en', route)} hrefLang="en">
                  {t('english')}
                </a>
              </li>
            )}
            <li>
              <DocumentLink id={id}>
                {t('pdf')}
                <span className="visually-hidden"> {shell('opensNewTab')}</span>
              </DocumentLink>
            </li>
            <li>
              <a href={links.page('legalDocuments')}>{t('all')}</a>
            </li>
          </ul>
        </PageIntro>
      }
      panel={
        <section
          className={`${styles.text} ${styles.summary} grid start card`}
          aria-label={t('summary')}
          dangerouslySetInnerHTML={{ __html: document.opening }}
        />
      }
      contentsTitle={t('contents')}
      contents={document.sections.map(({ id: section, number, title }) => ({
        href: links.page(route, section),
        label: (
          <span className={`${styles.entry} grid`}>
            <span className="soft">{number}</span> {title}
          </span>
        ),
      }))}
    >
      <LongText>
        {document.sections.map(({ id: section, html }) => (
          <section
            key={section}
            id={section}
            className={styles.text}
            aria-labelledby={`${section}-title`}
            dangerouslySetInnerHTML={{ __html: html }}
          />
        ))}
      </LongText>
    </ReadingPage>
  );
}

/** The values of the placeholders, the same as in the PDF; the privacy policy follows the settings as well. */
function usePlaceholders(): DocumentMedium['valueOf'] {
  const collector = useCollector();
  const site = useSite();
  const { code } = site.language;
  const { licences } = useCompany();
  const privacy = privacyParts(useWords('privacy-policy'), code, site);
  const { brand, claim } = interpolation(code, (name) => collector.claims.add(name))
    .defaultVariables as Record<'brand' | 'claim', Readonly<Record<string, string>>>;
  const groups: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    brand,
    claim,
    licence: { status: licenceStatus(useWords('protection'), code, licences) },
  };
  return (placeholder) => {
    const [group = '', name = ''] = placeholder.split('.');
    const markdown = group === 'privacy' ? privacy[name] : undefined;
    return markdown === undefined ? groups[group]?.[name] : { markdown };
  };
}
