'use client';

import { useTranslation } from '@payloadcms/ui';
import { useState, type ReactNode } from 'react';
import { languages } from '../../core/domain/languages.ts';
import { previewWidths } from '../publishing/preview-widths.ts';
import { useWords } from './use-words.ts';

/** A wider page than the pane is drawn smaller. In CSS pixels. */
const paneWidth = (width: number): number => Math.min(width, 600);
const paneHeight = 800;

/** A page of the site with all drafts in it, in a language, a theme and a width. @param version another one loads it again */
export function PreviewPane({ page, version }: { page: string; version: number }): ReactNode {
  const { language: adminLanguage } = useWords();
  const { t } = useTranslation();
  const [language, setLanguage] = useState(adminLanguage);
  const [theme, setTheme] = useState('light');
  const [width, setWidth] = useState<number>(previewWidths[0]);
  const scale = paneWidth(width) / width;
  const parameters = new URLSearchParams({ page, language, theme }).toString();
  const url = `/rest/preview?${parameters}`;
  return (
    <aside className="preview-pane" aria-label={t('version:preview')}>
      <div className="preview-pane__choices">
        <select
          aria-label={t('general:language')}
          value={language}
          onChange={(event) => setLanguage(event.target.value)}
        >
          {languages.map(({ code, nativeName }) => (
            <option key={code} value={code}>
              {nativeName}
            </option>
          ))}
        </select>
        <select
          aria-label={t('general:adminTheme')}
          value={theme}
          onChange={(event) => setTheme(event.target.value)}
        >
          <option value="light">{t('general:light')}</option>
          <option value="dark">{t('general:dark')}</option>
        </select>
        <select
          aria-label="px"
          value={width}
          onChange={(event) => setWidth(Number(event.target.value))}
        >
          {previewWidths.map((pixels) => (
            <option key={pixels} value={pixels}>{`${pixels} px`}</option>
          ))}
        </select>
        <a href={url} target="_blank" rel="noreferrer">
          {t('general:open')}
        </a>
      </div>
      <div
        className="preview-pane__page"
        style={{ inlineSize: paneWidth(width), blockSize: paneHeight }}
      >
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it leads to our own site, whose scripts need its origin */}
        <iframe
          key={`${url} ${version}`}
          title={t('version:preview')}
          src={url}
          width={width}
          height={paneHeight / scale}
          style={{ transform: `scale(${scale})` }}
        />
      </div>
    </aside>
  );
}
