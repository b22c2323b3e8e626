import { expect, test } from 'vitest';
import { parsePagination } from './content-api.ts';

const parse = (queryString: string) => parsePagination(new URLSearchParams(queryString));

test.each([
  ['', 1, 25],
  ['pagination[page]=3', 3, 25],
  ['pagination[page]=&pagination[pageSize]=', 1, 25],
  ['pagination[page]=0&pagination[pageSize]=0', 1, 1],
  ['pagination[page]=2.9&pagination[pageSize]=-1', 2, 1],
  ['pagination[page]=9999&pagination[pageSize]=1000', 9999, 100],
])('%j selects page %i of %i rows', (queryString, page, pageSize) => {
  expect(parse(queryString)).toEqual({ ok: true, value: { page, pageSize } });
});

test.each(['pagination[page]=two', 'pagination[pageSize]=ten', 'pagination[page]=1e300'])(
  '%j is refused',
  (queryString) => {
    const message = expect.stringMatching(/whole numbers/);
    const problem = { status: 400, name: 'PaginationError', message };
    expect(parse(queryString)).toEqual({ ok: false, problem });
  },
);
