import { startChartingProvider } from '../fakes/charting-provider.ts';
import { buildSite, startSite } from './server-process.ts';
import { areShared, shareOrigin, sharedSites } from './shared-origins.ts';

/** Builds the site if it is outdated, and serves it for all workers, with widgets from the fake provider. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  buildSite();
  if (areShared()) return () => Promise.resolve();
  const provider = await startChartingProvider();
  shareOrigin('chartingProvider', provider.origin);
  const sites = await Promise.all(
    Object.entries(sharedSites).map(async ([name, settings]) => {
      const site = await startSite({ WIDGET_ORIGIN: provider.origin, ...settings });
      shareOrigin(name as keyof typeof sharedSites, site.origin);
      return site;
    }),
  );
  return async () => {
    await Promise.all([provider, ...sites].map((server) => server.stop()));
  };
}
