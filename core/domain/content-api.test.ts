import { expect, test } from 'vitest';
import { paginationMeta, parsePagination, type Pagination } from './content-api.ts';

const parse = (queryString: string) => parsePagination(new URLSearchParams(queryString));
const pages = (page: number, pageSize: number): Pagination => ({ kind: 'pages', page, pageSize });
const offset = (start: number, limit: number): Pagination => ({ kind: 'offset', start, limit });

test.each([
  ['', pages(1, 25)],
  ['pagination[page]=3', pages(3, 25)],
  ['pagination[page]=&pagination[pageSize]=', pages(1, 25)],
  ['pagination[page]=0&pagination[pageSize]=0', pages(1, 1)],
  ['pagination[page]=2.9&pagination[pageSize]=-1', pages(2, 1)],
  ['pagination[page]=9999&pagination[pageSize]=1000', pages(9999, 100)],
  ['pagination[start]=5', offset(5, 25)],
  ['pagination[limit]=500', offset(0, 100)],
  ['pagination[start]=-5&pagination[limit]=-1', offset(0, 1)],
])('%j selects %j', (queryString, value) => {
  expect(parse(queryString)).toEqual({ ok: true, value });
});

test.each([
  ['pagination[page]=two', /whole numbers/],
  ['pagination[pageSize]=ten', /whole numbers/],
  ['pagination[start]=0&pagination[limit]=all', /whole numbers/],
  ['pagination[page]=1e300', /whole numbers/],
  ['pagination[page]=1&pagination[limit]=5', /either page/],
])('%j is refused', (queryString, message) => {
  expect(parse(queryString)).toEqual({
    ok: false,
    problem: { status: 400, name: 'PaginationError', message: expect.stringMatching(message) },
  });
});

test('a response says how many pages or rows there are', () => {
  expect(paginationMeta(pages(2, 25), 51)).toEqual({
    page: 2,
    pageSize: 25,
    pageCount: 3,
    total: 51,
  });
  expect(paginationMeta(offset(50, 25), 51)).toEqual({ start: 50, limit: 25, total: 51 });
});
