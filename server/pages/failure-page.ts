import { messageOf } from '../../core/util/error-message.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { cachePolicies, contentSecurityPolicy, type PolicySettings } from '../http/headers.ts';
import { toResponse, uncompressedResponse, type StoredResponse } from '../http/stored-response.ts';
import type { Log } from '../log.ts';
import type { PageKey } from './page-key.ts';

/** The first line of an error's message, without paths of our own files. */
function safeMessage(error: unknown): string {
  return (messageOf(error).split('\n')[0] ?? '')
    .replaceAll(/(?:file:\/\/)?(?:\/[\w.@-]+){2,}/g, '…')
    .slice(0, 300);
}

/** The page of a program error, status 500, in the wording of the product requirements. It depends on nothing that may have failed. */
export function failurePage(error: unknown, settings: PolicySettings): StoredResponse {
  const message = escapeHtml(safeMessage(error));
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Unexpected Application Error!</title></head><body><h1>Unexpected Application Error!</h1><p>${message}</p><p><a href="/">Go Back Home</a></p></body></html>`;
  return uncompressedResponse(500, Buffer.from(html), {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy({}, settings),
    'cache-control': cachePolicies.never,
  });
}

/** Logs an error of a request, and responds with the failure page. */
export function createFailureHandler(
  settings: PolicySettings,
  log: Log,
): (error: unknown) => Response {
  return (error) => {
    log.error('Unexpected Application Error!', {
      error: messageOf(error),
      stack: error instanceof Error ? error.stack : undefined,
    });
    return toResponse(failurePage(error, settings), new Request('http://site.invalid/'));
  };
}

/** Logs why a page could not be rendered, and returns the failure page in its place. */
export function createPageFailures(
  settings: PolicySettings,
  log: Log,
): (page: PageKey, error: unknown) => StoredResponse {
  return (page, error) => {
    log.error('A page could not be rendered', {
      page: page.routeName ?? 'unknown path',
      language: page.language,
      error: messageOf(error),
    });
    return failurePage(error, settings);
  };
}
