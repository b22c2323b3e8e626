/** The path of a request's URL exactly as it was sent, without the query string: `new URL()` would normalise it. */
export function pathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('//') + 2);
  if (start === -1) return '/';
  const end = url.slice(start).search(/[?#]/);
  return end === -1 ? url.slice(start) : url.slice(start, start + end);
}

/** The query string with its question mark; '' if there is none. */
export function queryStringOf(url: string): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start).replace(/#.*$/s, '');
}

/** Pages and files are read only. */
export const isReadMethod = (method: string): boolean => method === 'GET' || method === 'HEAD';
