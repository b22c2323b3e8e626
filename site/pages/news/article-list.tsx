import type { ReactNode } from 'react';
import { formatDate } from '../../i18n/format.ts';
import { articlePath } from '../../paths.ts';
import { useSite, useWords } from '../../site-context.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { ArticlePicture } from '../article/article-picture.tsx';
import styles from './news.module.css';

/** The broker's own texts in the page's language, the newest first. */
export function ArticleList(): ReactNode {
  const t = useWords('news');
  const { content, language, links } = useSite();
  const shown = (content.articles ?? []).flatMap(({ slug, date, texts }) => {
    const text = texts[language.code];
    return text ? [{ slug, date, ...text }] : [];
  });
  if (shown.length === 0) return undefined;
  return (
    <Section ground="sunken" id="articles" labelledBy="articles-title">
      <SectionHeading id="articles-title" title={t('articles.title')} />
      <ul className={`${styles.articles} grid gap-8`}>
        {shown.map(({ slug, date, title, summary, picture }) => (
          <li key={slug} className="column gap-3 start">
            {picture && (
              <ArticlePicture
                picture={{ ...picture, alt: '' }}
                sizes="(min-width: 60rem) 22rem, 100vw"
                className={styles.thumbnail}
              />
            )}
            <h3 className="h4">
              <a href={links.typed(articlePath(slug))}>{title}</a>
            </h3>
            <time dateTime={date} className="note">
              {formatDate(date, language.code)}
            </time>
            {summary && <p className="soft">{summary}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
