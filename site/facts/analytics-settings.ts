/** Counting visits by a script like that of Plausible or Umami (docs/analytics.md). */
export const analyticsKinds = ['plausible', 'umami'] as const;
export type AnalyticsKind = (typeof analyticsKinds)[number];

/** A deployment's settings for counting visits. */
export interface AnalyticsSettings {
  kind: AnalyticsKind;
  /** URL of the script. */
  script: string;
  /** The website's domain for Plausible, its ID for Umami. */
  siteId: string;
  /** Where the script sends; undefined: to its own origin. */
  sendOrigin: string | undefined;
  /** `required`: nothing loads before the visitor's consent. */
  consent: 'required' | 'off';
}

/** A deployment counts visits after consent or without it; undefined: it counts none. Tags always need consent. */
export const consentOf = (
  analytics: Pick<AnalyticsSettings, 'consent'> | undefined,
  tags: readonly unknown[] = [],
): AnalyticsSettings['consent'] | undefined => (tags.length > 0 ? 'required' : analytics?.consent);

/** The sources that a page which counts visits allows. Sources have no query string. */
export function analyticsSources({ script, sendOrigin }: AnalyticsSettings): {
  script: string;
  sends: string;
} {
  const { origin, pathname } = new URL(script);
  return { script: origin + pathname, sends: sendOrigin ?? origin };
}

/** Trusted Types: what turns the script's URL into one that a script element takes. */
export const analyticsPolicyName = 'analytics';
