import { isLanguageCode } from '../../site/facts/languages.ts';
import type { SiteContent } from '../../site/content.ts';
import { answerFrom, plainAnswer } from '../pages/answer.ts';
import { errorAnswer, type AccountTypeRow } from './contract.ts';

const cacheControl = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60';

/** `GET /api/account-types[?locale=xx]`: the last good answer, in the contract's envelope. */
export function accountTypesAnswer({ accountTypes }: SiteContent, request: Request): Response {
  if (accountTypes.state === 'failed') return errorAnswer(503, 'ServiceUnavailableError', 'The content service has not answered yet');
  const locale = new URL(request.url).searchParams.get('locale') ?? 'en';
  const rows = isLanguageCode(locale) ? accountTypes.value[locale] : [];
  const data: AccountTypeRow[] = rows.map((row) => ({
    documentId: row.id,
    Title: row.title,
    MinDeposit: row.minDeposit,
    Commission: row.commission,
    Spread: row.spread,
    Leverages: row.leverage,
    Lot_size: row.lotSize,
    Instruments: row.instruments,
  }));
  const envelope = {
    data: data.map((row, index) => ({ id: index + 1, ...row, locale })),
    meta: { pagination: { page: 1, pageSize: 100, pageCount: 1, total: data.length } },
  };
  return answerFrom(plainAnswer(200, Buffer.from(JSON.stringify(envelope)), { 'content-type': 'application/json', 'cache-control': cacheControl }), request);
}
