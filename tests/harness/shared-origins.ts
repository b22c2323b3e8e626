/** Origins that all tests of a run share; workers inherit them with the environment. */
const variables = {
  /** The built site with its default settings. */
  site: 'TEST_SITE_ORIGIN',
  /** The fake charting provider. */
  chartingProvider: 'TEST_CHARTING_PROVIDER_ORIGIN',
} as const;

export function shareOrigin(name: keyof typeof variables, origin: string): void {
  process.env[variables[name]] = origin;
}

export function sharedOrigin(name: keyof typeof variables): string {
  const origin = process.env[variables[name]];
  if (!origin)
    throw new Error(`${variables[name]} is not set: tests/harness/global-setup.ts sets it`);
  return origin;
}
