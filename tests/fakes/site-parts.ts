import { readFileSync } from 'node:fs';
import {
  defaultRetentionDays,
  defaultSending,
  type ContactPageState,
} from '../../core/domain/contact-outcome.ts';
import type { DocumentFacts } from '../../core/domain/document.ts';
import { mapLanguages } from '../../core/domain/languages.ts';
import { noResult } from '../../core/domain/search-result.ts';
import type { SiteContent } from '../../core/domain/site-content.ts';
import { parseSettings } from '../../server/settings/settings.ts';
import { loadPages } from '../../site/page-modules.ts';
import type { RenderContext } from '../../site/render-page.tsx';
import type { Assets } from '../../site/site-context.tsx';
import { accountsWith } from './account-types.ts';
import { fakeFundingMethods } from './funding-methods.ts';
import { specsWith } from './specs.ts';

export const fakeAssets: Assets = {
  pages: await loadPages(),
  styles: { kind: 'linked', urls: ['/assets/style.css'] },
  startScript: '/assets/start.js',
  developmentScripts: [],
};

export const fakeContent: SiteContent = {
  accountTypes: accountsWith(),
  fundingMethods: mapLanguages(() => fakeFundingMethods),
  specs: specsWith({
    symbol: 'EURUSD',
    contractSize: '100000',
    leverage: '1:500',
    tradingHours: 'Mon 00:05 – Fri 23:55',
    dailyBreakTime: '23:59–00:05',
    products: ['Forex', 'Standard'],
  }),
};

/** The site's documents under their real titles, as a build would produce them. */
export const fakeDocuments: DocumentFacts[] = [
  'client-agreement',
  'funding-agreement',
  'ib-agreement',
  'mt5-manual-mac',
  'mt5-manual-windows',
  'privacy-policy',
  'swap-free-agreement',
].map((id) => ({
  id,
  file: `${id}.pdf`,
  title: /^title: (.*)$/m.exec(readFileSync(`content/documents/${id}.md`, 'utf8'))?.[1] ?? id,
  kind: id.startsWith('mt5') ? 'manual' : 'legal',
  pageCount: 4,
  bytes: 60_000,
  date: '2026-01-31',
  isTemplate: !id.startsWith('mt5'),
}));

/** The empty form under the default settings. */
export const freshForm: ContactPageState = {
  sending: defaultSending,
  outcome: { state: 'idle' },
  retentionDays: defaultRetentionDays,
};

export function fakeRenderContext(changes: Partial<RenderContext> = {}): RenderContext {
  return {
    linkSettings: {
      publicOrigin: 'https://www.example.com',
      defaultLanguage: 'zh',
      portalRegister: '/portal/register',
      portalLogin: '/portal/login',
    },
    assets: fakeAssets,
    content: fakeContent,
    documents: [],
    holidayCalendars: [],
    today: '2026-06-01',
    widgets: { theme: 'dark', locale: 'en', consent: 'off', origin: undefined },
    referralDays: 30,
    year: 2026,
    noIndex: false,
    isStatic: false,
    analytics: undefined,
    tags: [],
    lossPercent: undefined,
    audience: 'served',
    queryString: '',
    search: () => noResult,
    contact: freshForm,
    ...changes,
  };
}

/** The settings of a public site. */
export const fakeSettings = parseSettings({ PUBLIC_ORIGIN: 'https://www.example.com' });
