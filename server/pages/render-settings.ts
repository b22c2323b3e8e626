import type { Settings } from '../settings.ts';

export type RenderSettings = Pick<
  Settings,
  'publicOrigin' | 'noIndex' | 'defaultLanguage' | 'pageCacheSeconds' | 'widgets' | 'countryRule'
> &
  Partial<Pick<Settings, 'cacheTagHeader'>>;

/** What pages are rendered with, and nothing else: neither the other settings nor their secrets. */
export const renderSettingsOf = ({
  publicOrigin,
  noIndex,
  defaultLanguage,
  pageCacheSeconds,
  widgets,
  countryRule,
  cacheTagHeader,
}: RenderSettings): RenderSettings => ({
  publicOrigin,
  noIndex,
  defaultLanguage,
  pageCacheSeconds,
  widgets,
  countryRule,
  cacheTagHeader,
});
