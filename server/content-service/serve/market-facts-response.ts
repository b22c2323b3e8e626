import type { HolidayCalendar } from '../../../core/domain/holidays.ts';
import type { SiteContent } from '../../../core/domain/site-content.ts';
import { menuFactsOf } from '../../../site/content/market-facts.ts';
import { cachePolicies } from '../../http/headers.ts';
import { compressedResponse, toResponse, type StoredResponse } from '../../http/stored-response.ts';

/** What the state of a market depends on besides its hours. */
export interface MarketDates {
  holidayCalendars: readonly HolidayCalendar[];
  /** See `Site`. */
  expiriesFrom: string;
}

/** Compressed once for the specifications and a date. */
const responses = new WeakMap<
  SiteContent['specs'],
  { expiriesFrom: string; response: Promise<StoredResponse> }
>();

/** `GET /api/market-facts`: leverage and hours of each market, and the words for them, for the menu. */
export async function marketFactsResponse(
  content: SiteContent,
  dates: MarketDates,
  request: Request,
): Promise<Response> {
  const { specs } = content;
  let kept = responses.get(specs);
  if (kept?.expiriesFrom !== dates.expiriesFrom) {
    const text = JSON.stringify(menuFactsOf(content, dates));
    kept = {
      expiriesFrom: dates.expiriesFrom,
      response: compressedResponse(200, Buffer.from(text), {
        'content-type': 'application/json',
        'cache-control': cachePolicies.content,
      }),
    };
    responses.set(specs, kept);
  }
  return toResponse(await kept.response, request);
}
