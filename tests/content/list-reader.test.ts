import { expect, test } from 'vitest';
import { createListReader, type ReadList } from '../../server/content-service/list-reader.ts';
import { accountTypes } from '../../server/content-service/lists/account-types.ts';
import { accountSpecs } from '../../server/content-service/lists/specs.ts';

const list = 'standard-account-specs';

interface Reader {
  read: ReadList;
  requests: Request[];
}

/** Reads from a service that answers like this. */
function reader(
  answer: (request: Request) => Response | Promise<Response>,
  timeoutMs = 5000,
): Reader {
  const requests: Request[] = [];
  const read = createListReader(
    { url: 'http://content.test', token: 'reader-token' },
    {
      timeoutMs,
      async fetch(request) {
        requests.push(request);
        return answer(request);
      },
    },
  );
  return { read, requests };
}

const parametersOf = ({ url }: Request): URLSearchParams => new URL(url).searchParams;

/** A service with this many rows. @param claims what it says of its pages, where that is not true */
const pagesOf =
  (count: number, claims: { pageSize?: number; pageCount?: number; total?: number } = {}) =>
  (request: Request): Response => {
    const parameters = parametersOf(request);
    const page = Number(parameters.get('pagination[page]'));
    const pageSize = claims.pageSize ?? Number(parameters.get('pagination[pageSize]') ?? 25);
    const data = Array.from({ length: count }, (_, index) => ({ id: index + 1 })).slice(
      (page - 1) * pageSize,
      page * pageSize,
    );
    const pageCount = Math.ceil(count / pageSize);
    return Response.json({
      data,
      meta: { pagination: { page, pageSize, pageCount, total: count, ...claims } },
    });
  };

const refusal = (status: number) => (): Response =>
  Response.json({ data: null, error: { status, name: 'Error', message: '' } }, { status });
const body =
  (text: BodyInit, type = 'application/json') =>
  (): Response =>
    new Response(text, { headers: { 'content-type': type } });

/** A body that begins as a list does, and breaks off. */
const cutOff = (): ReadableStream =>
  new ReadableStream({
    start: (controller) => controller.enqueue(Buffer.from('{"data":[')),
    pull: (controller) => controller.error(new TypeError('terminated')),
  });

const unreachable = (): never => {
  throw new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } });
};

test('all 130 rows arrive in pages of 100, with the content API’s query string and the token', async () => {
  const { read, requests } = reader(pagesOf(130));
  const rows = (await read(list)) as { id: number }[];
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 130 }, (_, index) => index + 1));
  expect(requests.map((request) => decodeURIComponent(request.url))).toEqual(
    [1, 2].map(
      (page) =>
        `http://content.test/api/${list}?pagination[page]=${page}&pagination[pageSize]=100&sort=id`,
    ),
  );
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer reader-token');
});

test.each([
  ['clamped to 25 rows', pagesOf(130, { pageSize: 25 })],
  ['whose numbers are zero', pagesOf(130, { pageCount: 0, total: 0 })],
  ['none at all', () => Response.json({ data: Array.from({ length: 130 }, (_, id) => ({ id })) })],
])('a service with pages %s still brings all rows', async (_, answer) => {
  expect(await reader(answer).read(list)).toHaveLength(130);
});

test('a list without a single valid row is a failure, because it would empty the page', async () => {
  await expect(accountSpecs('standard').read(reader(pagesOf(130)).read)).rejects.toThrow(
    /returned 130 rows, all invalid \(the first: symbol: /,
  );
});

test.each([
  [refusal(401), /^\/api\/standard-account-specs responded with status 401$/],
  [refusal(403), /responded with status 403: is CONTENT_TOKEN set, and may it `find`\?$/],
  [body('{"rows":[]}'), /responded with an invalid envelope: data: /],
  [body('{"data":['), /responded with 'application\/json' that is not JSON/],
  [body('<h1>Welcome</h1>', 'text/html'), /responded with 'text\/html' that is not JSON/],
  [pagesOf(9, { pageCount: 1_000_000 }), /says it has 1000000 pages; 500 are read at most/],
  [refusal(429), 'responded with status 429'],
  [() => body(cutOff())(), ': terminated'],
  [unreachable, ': fetch failed (ECONNREFUSED)'],
])('a service without a list to read is a failure that says why: %#', async (answer, message) => {
  const { read, requests } = reader(answer);
  await expect(read(list)).rejects.toThrow(message);
  expect(requests).toHaveLength(1);
});

test('a request without a response is aborted after the timeout', async () => {
  const { read, requests } = reader(
    ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }),
    50,
  );
  await expect(read(list)).rejects.toThrow(/timeout/i);
  expect(requests).toHaveLength(1);
});

test.each([
  [
    (request: Request) =>
      pagesOf(130, { pageCount: Number(parametersOf(request).get('pagination[page]')) + 1 })(
        request,
      ),
    /changed while it was read \(page 2\)/,
  ],
  [pagesOf(130, { total: 135 }), /returned 130 rows instead of 135/],
])('pages that may not be the whole list are a failure: %#', async (answer, message) => {
  await expect(reader(answer).read(list)).rejects.toThrow(message);
});

test('a language that the service temporarily cannot deliver fails the list, because visitors would lose it', async () => {
  const { read } = reader((request) =>
    parametersOf(request).get('locale') === 'ar'
      ? refusal(500)()
      : Response.json({ data: [{ documentId: 'a', Title: 'Elite Account' }] }),
  );
  await expect(accountTypes.read(read)).rejects.toThrow('responded with status 500');
});
