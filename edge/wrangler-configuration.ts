import { parse } from 'yaml';
import { challengePath, formTokenPath } from '../contract/api-paths.ts';
import { languageCodes } from '../contract/languages.ts';
import { providerPaths } from '../server/contact/provider-paths.ts';
import { redirectsOf, type Endpoint } from '../server/routing/endpoint.ts';
import type { Settings } from '../server/settings.ts';
import { pagePath } from '../site/paths.ts';

interface Configuration {
  assets: Record<string, unknown>;
  [name: string]: unknown;
}

/**
 * The platform's configuration, with the paths at which it asks the worker before it looks for a file. Everything else it
 * answers without the worker, which costs nothing; with a country rule every page depends on the visitor.
 * @param template edge/wrangler.jsonc
 */
export function wranglerConfiguration(
  template: string,
  { countryRule, defaultLanguage }: Pick<Settings, 'countryRule' | 'defaultLanguage'>,
  endpoints: readonly Endpoint[],
): Configuration {
  // Without its comments it is YAML, which allows the commas before brackets.
  const configuration = parse(template.replaceAll(/^\s*\/\/.*$/gm, '')) as Configuration;
  const ofWorker = [
    ...redirectsOf(endpoints).map(({ path }) => path),
    // Forms are posted to it.
    ...languageCodes.map((code) => pagePath(code, 'contact', defaultLanguage)),
    formTokenPath,
    challengePath,
    ...Object.values(providerPaths),
  ];
  return {
    ...configuration,
    assets: { ...configuration.assets, run_worker_first: countryRule ? true : ofWorker },
  };
}
