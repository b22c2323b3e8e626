import { startChartingProvider } from '../fakes/charting-provider.ts';
import { shareOrigin } from './shared-origins.ts';
import { buildSite, startSite } from './server-process.ts';

/** Builds the site if it is outdated, and serves it once for all workers, with widgets from the fake provider. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  buildSite();
  const provider = await startChartingProvider();
  const site = await startSite({ WIDGET_ORIGIN: provider.origin });
  shareOrigin('site', site.origin);
  shareOrigin('chartingProvider', provider.origin);
  return async () => {
    await Promise.all([site.stop(), provider.stop()]);
  };
}
