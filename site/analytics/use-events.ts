import {
  analyticsEvents,
  type AnalyticsEvent,
  type EventAttributes,
} from '../facts/analytics-events.ts';
import { consentOf } from '../facts/analytics-settings.ts';
import { useSite } from '../site-context.tsx';

/** Attributes of what is counted; where no visits are counted there are none. */
export function useEvents(): (
  event: AnalyticsEvent,
  detail?: string,
) => EventAttributes | undefined {
  const { analytics, tags } = useSite();
  const isCounted = consentOf(analytics, tags) !== undefined;
  return (event, detail) =>
    isCounted ? { 'data-event': analyticsEvents[event], 'data-event-detail': detail } : undefined;
}
