/** Events that are counted besides pages. docs/analytics.md lists the same. */
export const analyticsEvents = {
  openAccount: 'open-account',
  openDemo: 'open-demo',
  login: 'login',
  messageSent: 'message-sent',
  document: 'document',
  platform: 'platform',
  specifications: 'specifications',
} as const;
export type AnalyticsEvent = keyof typeof analyticsEvents;

/** On a link: counted when it is followed. On anything else: counted when it appears. */
export interface EventAttributes {
  'data-event': string;
  /** Which document, platform or format. */
  'data-event-detail'?: string | undefined;
}
