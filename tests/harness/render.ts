import { readFileSync } from 'node:fs';
import type { AccountType } from '../../contract/account-type.ts';
import type { SiteContent } from '../../contract/site-content.ts';
import { mapLanguages, type LanguageCode } from '../../contract/languages.ts';
import { renderPage, type RenderedPage } from '../../site/render-page.tsx';
import type { RouteName } from '../../site/paths.ts';
import type { DocumentFacts } from '../../contract/document.ts';

const accountTypes: AccountType[] = (['standard', 'premium', 'elite'] as const).map((style) => ({
  id: style,
  style,
  title: style,
  minDeposit: '$1',
  commission: '$2',
  spread: '3 pips',
  leverage: '1:4',
  lotSize: '0.05',
  instruments: '6',
}));

const noSpecs = { state: 'ready', value: [] } as const;
const content: SiteContent = {
  accountTypes: { state: 'ready', value: mapLanguages(() => accountTypes) },
  specs: { standard: noSpecs, premium: noSpecs, elite: noSpecs },
};

const documentIds = [
  'client-agreement',
  'funding-agreement',
  'ib-agreement',
  'mt5-manual-mac',
  'mt5-manual-windows',
  'privacy-policy',
  'swap-free-agreement',
];
const documents: DocumentFacts[] = documentIds.map((id) => ({
  id,
  file: `${id}.pdf`,
  title: /^title: (.*)$/m.exec(readFileSync(`content/documents/${id}.md`, 'utf8'))?.[1] ?? id,
  kind: id.startsWith('mt5') ? 'manual' : 'legal',
  pages: 4,
  bytes: 60_000,
  date: '2026-01-31',
}));

/** A page as the server renders it, with content of its own and no build. */
export function renderTestPage(route: RouteName | undefined, language: LanguageCode): RenderedPage {
  return renderPage(route, language, {
    linkSettings: {
      publicOrigin: 'https://site.invalid',
      defaultLanguage: 'zh',
      portalRegister: 'https://portal.invalid/register',
      portalLogin: 'https://portal.invalid/login',
    },
    assets: {
      stylesheets: ['/assets/style.css'],
      startScript: '/assets/start.js',
      hydrateScript: '/assets/hydrate.js',
      embedLoader: '/assets/embeds.js',
      developmentScripts: [],
      island: (file) => `/assets/${file}.js`,
    },
    content,
    documents,
    widgets: { theme: 'dark', locale: 'en', consent: 'off', origin: undefined },
    year: 2026,
  });
}
