import { mapColumns } from '../../contract/instrument-spec.ts';
import { mapLanguages } from '../../contract/languages.ts';
import type { SiteContent } from '../../contract/site-content.ts';
import { islandSources } from '../../site/islands/island.tsx';
import type { RenderContext } from '../../site/render-page.tsx';
import type { Assets } from '../../site/site-context.tsx';
import type { Log } from '../../server/log.ts';

/** Addresses as a build would give them. @throws for a file that is no island, as the build does */
export const fakeAssets: Assets = {
  stylesheets: ['/assets/style.css'],
  startScript: '/assets/start.js',
  hydrateScript: '/assets/hydrate.js',
  embedLoader: '/assets/embeds.js',
  developmentScripts: [],
  island: (file) => {
    if (!islandSources.includes(file)) throw new Error(`The build holds no '${file}'`);
    return `/assets/${file.slice(file.lastIndexOf('/') + 1).replace('.tsx', '.js')}`;
  },
};

const accountType = {
  id: 'standard',
  style: 'standard',
  title: 'Standard Account',
  minDeposit: '$100',
  commission: '$0',
  spread: 'from 1.1 pips',
  leverage: 'up to 1:500',
  lotSize: '0.01–100',
  instruments: '6,000+',
} as const;

const specs = {
  state: 'ready',
  value: [
    {
      ...mapColumns(() => ''),
      symbol: 'EURUSD',
      contractSize: '100000',
      leverage: '1:500',
      tradingHours: 'Mon 00:05 – Fri 23:55',
      dailyBreakTime: '23:59–00:05',
      futureExpiryDate: 'N/A',
      products: ['Forex', 'Standard'],
    },
  ],
} as const;

export const fakeContent: SiteContent = {
  accountTypes: {
    state: 'ready',
    value: mapLanguages(() => [accountType]),
  },
  specs: { standard: specs, premium: specs, elite: specs },
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
    widgets: { theme: 'dark', locale: 'en', consent: 'off', origin: undefined },
    year: 2026,
    ...changes,
  };
}

/** A log that remembers. */
export function memoryLog(): Log & {
  lines: {
    level: 'info' | 'error';
    message: string;
    details: Record<string, unknown> | undefined;
  }[];
} {
  const lines: ReturnType<typeof memoryLog>['lines'] = [];
  return {
    lines,
    info: (message, details) => lines.push({ level: 'info', message, details }),
    error: (message, details) => lines.push({ level: 'error', message, details }),
  };
}
