import { startChartingProvider } from '../fakes/charting-provider.ts';
import { shareOrigin } from './shared-origins.ts';
import { buildSite, startSite } from './server-process.ts';

/** Builds the site where it is old, and serves it once for all workers, with its widgets from a stand-in of the provider. */
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
