import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { brandNames } from '../../i18n/brand-words.ts';
import { formatDate } from '../../i18n/format.ts';
import { StructuredData } from '../../inline-script.tsx';
import { CallToAction } from '../../sections/call-to-action.tsx';
import { Disclaimer } from '../../sections/disclaimer.tsx';
import { ForServed } from '../../sections/for-served.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import { Section } from '../../ui/section.tsx';
import { articleHtml } from './article-html.ts';
import { ArticlePicture } from './article-picture.tsx';
import styles from './article.module.css';

/** A text of the broker's own, with the way to the others. */
export default function ArticlePage(): ReactNode {
  const t = useWords('news');
  const { article, language, links, pathIn, publicOrigin } = useSite();
  if (!article) throw new Error('The page of an article needs one');
  const { title, summary, body, author, date, picture, pictures } = article;
  const { name } = brandNames(language.code);
  const pictureOf = (number: number): string | undefined => {
    const shown = pictures?.[number - 1];
    return (
      shown &&
      renderToStaticMarkup(
        <ArticlePicture picture={shown} sizes="(min-width: 45rem) 42rem, 100vw" />,
      )
    );
  };
  return (
    <>
      <article className={`${styles.article} page-width page-top column gap-8`}>
        <PageIntro title={title} lead={summary || undefined} leadLines="column">
          <p className="note">
            <time dateTime={date}>{formatDate(date, language.code)}</time>
            {author && (
              <>
                {' · '}
                <bdi>{author}</bdi>
              </>
            )}
          </p>
        </PageIntro>
        {picture && (
          <ArticlePicture
            picture={picture}
            sizes="(min-width: 60rem) 56rem, 100vw"
            className={styles.picture}
            isFirst
          />
        )}
        <div
          className={`${styles.body} grid gap-4 reading`}
          dangerouslySetInnerHTML={{ __html: articleHtml(body, links.typed, pictureOf) }}
        />
        <p>
          <a href={links.page('news', 'articles')}>{t('articles.all')}</a>
        </p>
      </article>
      <Section>
        <div className="column halves gap-8">
          <ForServed>
            <CallToAction title={t('call.title')} text={t('call.text')} demo />
          </ForServed>
          <Disclaimer text={t('articles.disclaimer')} />
        </div>
      </Section>
      <StructuredData
        data={{
          '@type': 'Article',
          headline: title,
          description: summary,
          datePublished: date,
          inLanguage: language.code,
          mainEntityOfPage: publicOrigin + pathIn(language.code),
          author: author ? { '@type': 'Person', name: author } : { '@type': 'Organization', name },
          publisher: { '@type': 'Organization', name },
          ...(picture && { image: picture.files.map(({ path }) => publicOrigin + path) }),
        }}
      />
    </>
  );
}
