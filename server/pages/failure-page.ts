import type { Settings } from '../settings.ts';
import { uncompressedResponse, type StoredResponse } from './stored-response.ts';
import { cachePolicies, contentSecurityPolicy, securityHeaders } from './headers.ts';

const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** The message of an error: one line, without the places in our files that some messages carry. */
function safeMessage(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return (message.split('\n')[0] ?? '')
    .replaceAll(/(?:file:\/\/)?(?:\/[\w.@-]+){2,}/g, '…')
    .slice(0, 300);
}

/** When the program itself fails: 500, the specification's words and the error's message. It depends on nothing that may have failed. */
export function failurePage(
  error: unknown,
  settings: Pick<Settings, 'publicOrigin'>,
): StoredResponse {
  const message = safeMessage(error).replaceAll(
    /[&<>"]/g,
    (character) => escaped[character] ?? character,
  );
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Unexpected Application Error!</title></head><body><h1>Unexpected Application Error!</h1><p>${message}</p><p><a href="/">Go Back Home</a></p></body></html>`;
  return uncompressedResponse(500, Buffer.from(html), {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy([], settings),
    'cache-control': cachePolicies.never,
    ...securityHeaders(settings),
  });
}
