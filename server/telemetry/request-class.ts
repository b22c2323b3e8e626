import { isPagePath } from '../../core/domain/referral-parameters.ts';

/** Requests are counted by a fixed few classes: nothing that a visitor sends makes another. */
export type RequestClass = 'page' | 'file' | 'api' | 'contact' | 'probe';

export function requestClassOf(method = 'GET', url: string): RequestClass {
  const [path = ''] = url.split('?');
  if (path === '/healthz' || path === '/readyz') return 'probe';
  if (/^\/api\/(?:contact|v1\.0)\//.test(path) || (method === 'POST' && isPagePath(path)))
    return 'contact';
  if (path.startsWith('/api/')) return 'api';
  return isPagePath(path) ? 'page' : 'file';
}
