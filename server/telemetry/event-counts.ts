/** What was counted since the start, besides requests. */
export interface EventCounts {
  limited: Map<string, number>;
  stored: Record<'stored' | 'repeated' | 'failed', number>;
  mails: Record<'delivered' | 'failed', number>;
  mailSeconds: number;
}

export const createEventCounts = (): EventCounts => ({
  limited: new Map(),
  stored: { stored: 0, repeated: 0, failed: 0 },
  mails: { delivered: 0, failed: 0 },
  mailSeconds: 0,
});
