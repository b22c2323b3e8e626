/** What all tests of a run share; workers inherit it with the environment. */
const variables = {
  /** The built site as it comes. */
  site: 'TEST_SITE_ORIGIN',
  /** The charting provider's stand-in. */
  chartingProvider: 'TEST_CHARTING_PROVIDER_ORIGIN',
} as const;

export function shareOrigin(of: keyof typeof variables, origin: string): void {
  process.env[variables[of]] = origin;
}

export function sharedOrigin(of: keyof typeof variables): string {
  const origin = process.env[variables[of]];
  if (!origin)
    throw new Error(`${variables[of]} is not set: tests/harness/global-setup.ts sets it`);
  return origin;
}
