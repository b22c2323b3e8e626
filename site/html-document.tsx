import type { ReactNode } from 'react';
import {
  languageCodes,
  languages,
  type Language,
  type LanguageCode,
} from '../core/domain/languages.ts';
import { brand } from './facts/brand.ts';
import { paletteOf } from './facts/palette.ts';
import { sharePictureSize } from './facts/share-picture-size.ts';
import { brandNames } from './i18n/brand-words.ts';
import { InlineScript, StructuredDataScript } from './inline-script.tsx';
import { usePageHead } from './page-meta.ts';
import { feedPath, prefixed } from './paths.ts';
import { sharePicturePath } from './share-pictures.ts';
import headScript from './shell/head-script.ts?inline-script';
import languageScript from './shell/language-script.ts?inline-script';
import { Shell } from './shell/shell.tsx';
import { useSite, useWords } from './site-context.tsx';
import { speculationRules } from './speculation-rules.ts';
import { PageStructure } from './structured-data.tsx';
import arabicFont from './styles/fonts/arabic.woff2?url';
import latinFont from './styles/fonts/latin.woff2?url';

/** Fonts that a script needs besides the Latin one, which sets digits and names in every language. */
const scriptFonts: Partial<Record<Language['script'], string>> = { arabic: arabicFont };

/** The whole page: `<html>`, head and shell. */
export function HtmlDocument({ children }: { children: ReactNode }): ReactNode {
  const { language, assets, styles, defaultLanguage, routeName } = useSite();
  const { title, description, indexed } = usePageHead();
  const choosesLanguage = language.code === defaultLanguage;
  const fonts = [latinFont, scriptFonts[language.script]].filter((href) => href !== undefined);
  return (
    <html
      lang={language.code}
      dir={language.direction}
      data-script={language.script}
      data-unknown={routeName ? undefined : ''}
      data-other-languages={
        choosesLanguage
          ? languageCodes.filter((code) => code !== language.code).join(' ')
          : undefined
      }
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        {fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <InlineScript text={choosesLanguage ? languageScript + headScript : headScript} />
        {assets.developmentScripts.map(({ src, text }) =>
          text === undefined ? (
            <script key={src} type="module" src={src} />
          ) : (
            <script key={text} type="module" dangerouslySetInnerHTML={{ __html: text }} />
          ),
        )}
        {'text' in styles ? (
          <style dangerouslySetInnerHTML={{ __html: styles.text }} />
        ) : (
          styles.urls.map((href) => <link key={href} rel="stylesheet" href={href} />)
        )}
        {/* After the markup, where both share a slow line. */}
        <script type="module" async fetchPriority="low" src={assets.startScript} />
        <SearchEngineHead />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {/* The light one first: behaviours/page/theme.ts tells them apart by that. */}
        {Object.entries(paletteOf(brand.colours).bars).map(([theme, content]) => (
          <meta
            key={theme}
            name="theme-color"
            content={content}
            media={`(prefers-color-scheme: ${theme})`}
          />
        ))}
        <meta name="format-detection" content="telephone=no" />
      </head>
      <body>
        <Shell>{children}</Shell>
        <PageStructure />
        <InlineScript type="speculationrules" text={speculationRules()} />
        {indexed && <StructuredDataScript />}
      </body>
    </html>
  );
}

const openGraphLocale = ({ code, countryCode }: Language): string => `${code}_${countryCode}`;

function SearchEngineHead(): ReactNode {
  const site = useSite();
  const { language, links, routeName, article, campaign, pathIn, publicOrigin } = site;
  const { defaultLanguage, content, languages: shownIn } = site;
  const { title, description, indexed, picture } = usePageHead();
  const t = useWords('news');
  if (!routeName || !indexed) return <meta name="robots" content="noindex" />;
  const address = (code: LanguageCode): string =>
    article || campaign ? publicOrigin + pathIn(code) : links.absolute(code, routeName);
  const url = address(language.code);
  const ownPicture = article?.picture?.files.find(({ path }) => path.endsWith('.jpg'));
  const sharePicture = ownPicture?.path ?? sharePicturePath(routeName, language.code);
  const hasFeed =
    routeName === 'news' && content.articles?.some(({ texts }) => texts[language.code]);
  return (
    <>
      <link rel="canonical" href={url} />
      {shownIn.map((code) => (
        <link key={code} rel="alternate" hrefLang={code} href={address(code)} />
      ))}
      <link
        rel="alternate"
        hrefLang="x-default"
        href={address(shownIn.includes(defaultLanguage) ? defaultLanguage : shownIn[0]!)}
      />
      {hasFeed && (
        <link
          rel="alternate"
          type="application/atom+xml"
          title={t('articles.title')}
          href={prefixed(feedPath, language.code, defaultLanguage)}
        />
      )}
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:site_name" content={brandNames(language.code).name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={openGraphLocale(language)} />
      {languages
        .filter(({ code }) => code !== language.code && shownIn.includes(code))
        .map((other) => (
          <meta key={other.code} property="og:locale:alternate" content={openGraphLocale(other)} />
        ))}
      {sharePicture && (
        <>
          <meta property="og:image" content={publicOrigin + sharePicture} />
          <meta property="og:image:width" content={String(sharePictureSize.width)} />
          <meta property="og:image:height" content={String(sharePictureSize.height)} />
          <meta property="og:image:alt" content={picture} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
