import type { ReactNode } from 'react';
import { useCompany } from '../../content/company.ts';
import { documentIn } from '../../documents/document-texts.ts';
import {
  isShownAsDraft,
  legalDocumentIds,
  legalDocuments,
} from '../../documents/legal-documents.ts';
import type { Block, Inline, PlaceholderValue } from '../../documents/parse-document.ts';
import { privacyParts } from '../../documents/privacy-parts.ts';
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

type Section = Block & { kind: 'section' };

/** A legal document to read in the browser: the text of its PDF, or the translation of it. */
export default function LegalDocument(): ReactNode {
  const t = useWords('legal-document');
  const shell = useWords('shell');
  const { language, links, documents, routeName } = useSite();
  const id = legalDocumentIds.find((candidate) => legalDocuments[candidate] === routeName)!;
  const document = documentIn(id, language.code, usePlaceholders());
  const route = legalDocuments[id];
  const firstSection = document.blocks.findIndex(({ kind }) => kind === 'section');
  const opening = document.blocks.slice(0, firstSection);
  const sections = sectionsOf(document.blocks.slice(firstSection));
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
        <section className={`${styles.summary} grid start card`} aria-label={t('summary')}>
          <Blocks blocks={opening} />
        </section>
      }
      contentsTitle={t('contents')}
      contents={sections.map(({ heading }) => ({
        href: links.page(route, heading.id),
        label: (
          <span className={`${styles.entry} grid`}>
            <span className={`${styles.number} soft`}>{heading.number}</span> {heading.title}
          </span>
        ),
      }))}
    >
      <LongText>
        {sections.map(({ heading, blocks }) => (
          <section key={heading.id} id={heading.id} aria-labelledby={`${heading.id}-title`}>
            <h2 id={`${heading.id}-title`}>
              <span className={`${styles.number} soft`}>{heading.number}</span> {heading.title}
            </h2>
            <Blocks blocks={blocks} />
          </section>
        ))}
      </LongText>
    </ReadingPage>
  );
}

/** The values of the placeholders, the same as in the PDF; the privacy policy follows the settings as well. */
function usePlaceholders(): PlaceholderValue {
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

/** Blocks by the section that they belong to. @param blocks the first one is a section's heading */
function sectionsOf(blocks: readonly Block[]): { heading: Section; blocks: Block[] }[] {
  const sections: { heading: Section; blocks: Block[] }[] = [];
  for (const block of blocks) {
    if (block.kind === 'section') sections.push({ heading: block, blocks: [] });
    else sections.at(-1)?.blocks.push(block);
  }
  return sections;
}

function Blocks({ blocks }: { blocks: readonly Block[] }): ReactNode {
  return blocks.map((block, index) => <BlockView key={index} block={block} />);
}

function BlockView({ block }: { block: Block }): ReactNode {
  switch (block.kind) {
    case 'section':
    case 'subheading':
      return <h3>{block.title}</h3>;
    case 'paragraph':
      return (
        <p className={block.number === undefined ? undefined : styles.clause}>
          {block.number !== undefined && (
            <>
              <span className={`${styles.number} soft`}>{block.number}</span>{' '}
            </>
          )}
          <span>
            <Inlines inlines={block.content} />
          </span>
        </p>
      );
    case 'list':
      return (
        <ul className={`${styles.list} grid`}>
          {block.items.map(({ label, content }) => (
            <li key={label}>
              <span className={`${styles.number} soft`}>{label}</span>{' '}
              <span>
                <Inlines inlines={content} />
              </span>
            </li>
          ))}
        </ul>
      );
    case 'note':
      return (
        <p className="aside">
          <Inlines inlines={block.content} />
        </p>
      );
    case 'table':
      return (
        <table className="stacks small">
          <thead className={block.head.length > 2 ? hidden.belowTablet : 'visually-hidden'}>
            <tr>
              {block.head.map((cell, index) => (
                <th key={index} scope="col">
                  <Inlines inlines={cell} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map(([first = [], ...rest], row) => (
              <tr key={row}>
                <th scope="row">
                  <Inlines inlines={first} />
                </th>
                {rest.map((cell, index) => (
                  <td key={index}>
                    <Inlines inlines={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
  }
}

function Inlines({ inlines }: { inlines: readonly Inline[] }): ReactNode {
  const { links } = useSite();
  return inlines.map((inline, index) => {
    switch (inline.kind) {
      case 'link':
        return (
          <a key={index} href={inline.href} className="ltr">
            {inline.text}
          </a>
        );
      case 'page-link':
        return (
          <a key={index} href={links.page(inline.route, inline.fragment)}>
            {inline.text}
          </a>
        );
      case 'text':
        if (inline.weight === 'strong') return <strong key={index}>{inline.text}</strong>;
        if (inline.weight === 'term')
          return (
            <code key={index} className="ltr">
              {inline.text}
            </code>
          );
        return inline.text;
    }
  });
}
