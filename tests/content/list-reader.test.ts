import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  createListReader,
  type ReadList,
  type ReadingLimits,
} from '../../server/content-service/list-reader.ts';
import { accountTypes } from '../../server/content-service/lists/account-types.ts';
import { accountSpecs } from '../../server/content-service/lists/specs.ts';
import {
  startFakeContentService,
  type FakeContentService,
  type Fault,
} from '../fakes/content-service.ts';

const list = '/api/standard-account-specs';
let fake: FakeContentService;
beforeEach(async () => {
  fake = await startFakeContentService();
});
afterEach(() => fake.stop());

interface Reader {
  read: ReadList;
  /** Milliseconds it would have waited between attempts. */
  pausesMs: number[];
}

function reader(limits: Partial<ReadingLimits> = {}, token?: string, base = fake.origin): Reader {
  const pausesMs: number[] = [];
  const source = { service: (request: Request) => fetch(request), base, token };
  const read = createListReader(
    source,
    { timeoutSeconds: 5, maxBytes: 1_000_000, ...limits },
    (pauseMs) => Promise.resolve(pausesMs.push(pauseMs)),
  );
  return { read, pausesMs };
}

const requestedPages = (): (string | null)[] =>
  fake.requests.map(({ searchParams }) => searchParams.get('pagination[page]'));

test('all 130 rows arrive despite a cap of 100 per page, with the content API’s query string', async () => {
  const rows = (await reader().read(list)) as { id: number }[];
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 130 }, (_, index) => index + 1));
  expect(fake.requests.map(({ searchParams }) => searchParams.toString())).toEqual(
    [1, 2].map((page) =>
      new URLSearchParams({
        'pagination[page]': String(page),
        'pagination[pageSize]': '100',
        sort: 'id',
      }).toString(),
    ),
  );
});

test('one bad row does not hide the other 129, and is reported', async () => {
  fake.faults[list] = 'a bad row';
  const { value, invalid } = await accountSpecs('standard').read(reader().read);
  expect(value).toHaveLength(129);
  expect(invalid).toEqual([{ index: 104, field: 'symbol', problem: 'must not be empty' }]);
});

test('a list without a single valid row is a failure, because it would empty the page', async () => {
  fake.faults[list] = 'only bad rows';
  await expect(accountSpecs('standard').read(reader().read)).rejects.toThrow(
    /returned 130 rows, all invalid \(the first: symbol: /,
  );
});

test.each<[Fault, RegExp]>([
  [{ status: 401 }, /^\/api\/standard-account-specs responded with status 401$/],
  [{ status: 403 }, /responded with status 403: is CONTENT_TOKEN set, and may it `find`\?$/],
  [{ status: 404 }, /responded with status 404$/],
  ['no envelope', /responded with an invalid envelope: data: /],
  ['not JSON', /responded with JSON that cannot be parsed/],
  ['HTML', /responded with 'text\/html' instead of JSON/],
  ['50 MB', /responded with more than CONTENT_LIMIT allows/],
  ['never ending', /responded with more than CONTENT_LIMIT allows/],
  ['a length that lies', /responded with more than CONTENT_LIMIT allows/],
  ['a million pages', /says it has 1000000 pages; 500 are read at most/],
])('a service that responds with %o is not retried', async (fault, message) => {
  fake.faults['*'] = fault;
  const { read, pausesMs } = reader();
  await expect(read(list)).rejects.toThrow(message);
  expect([fake.requests.length, pausesMs]).toEqual([1, []]);
});

test.each<Fault>(['silent', 'stalled'])(
  'a request to a service that is %s is aborted after the timeout',
  async (fault) => {
    fake.faults['*'] = fault;
    await expect(reader({ timeoutSeconds: 0.05 }).read(list)).rejects.toThrow(/timeout/i);
    expect(fake.requests).toHaveLength(1);
  },
);

test.each<Fault>([{ status: 429 }, { status: 500 }, { status: 503 }, 'cut off'])(
  'a temporary failure (%o) is tried three times, with growing pauses',
  async (fault) => {
    fake.faults['*'] = fault;
    const { read, pausesMs } = reader();
    await expect(read(list)).rejects.toThrow(/\/api\/standard-account-specs/);
    expect(fake.requests).toHaveLength(3);
    const [first = 0, second = 0] = pausesMs;
    expect(pausesMs).toHaveLength(2);
    expect(first).toBeGreaterThanOrEqual(250);
    expect(first).toBeLessThanOrEqual(500);
    expect(second).toBeGreaterThanOrEqual(500);
    expect(second).toBeLessThanOrEqual(1000);
  },
);

test('a temporary failure goes unnoticed', async () => {
  fake.faults['*'] = { status: 500, times: 2 };
  expect(await reader().read(list)).toHaveLength(130);
  expect(fake.requests.map(({ status }) => status)).toEqual([500, 500, 200, 200]);
});

test('a service’s Retry-After is respected, up to a limit', async () => {
  fake.faults['*'] = { status: 429, retryAfter: '7', times: 1 };
  const { read, pausesMs } = reader();
  expect(await read(list)).toHaveLength(130);
  expect(pausesMs).toEqual([7000]);
  fake.faults['*'] = { status: 503, retryAfter: new Date(Date.now() + 3_600_000).toUTCString() };
  await expect(read(list)).rejects.toThrow('responded with status 503');
  expect(pausesMs).toEqual([7000]);
});

test('an unreachable service is tried three times and reported with the network’s error code', async () => {
  const origin = fake.origin;
  await fake.stop();
  const { read, pausesMs } = reader({}, undefined, origin);
  await expect(read(list)).rejects.toThrow(
    /^\/api\/standard-account-specs: fetch failed \(ECONNREFUSED\)$/,
  );
  expect(pausesMs).toHaveLength(2);
  fake = await startFakeContentService();
});

test('a list that changes while it is being read is read again from its first page', async () => {
  fake.faults[list] = 'changes while it is read';
  expect(await reader().read(list)).toHaveLength(129);
  expect(requestedPages()).toEqual(['1', '2', '1', '2']);
});

test.each<[Fault, RegExp]>([
  ['repeated pages', /returned no new rows on page 2 of 2/],
  ['growing page count', /changed while it was read \(page 2\)/],
  ['says more rows than it has', /returned 130 distinct rows instead of 135/],
])(
  'a service that never gives a whole list (%s) is a failure after three readings',
  async (fault, message) => {
    fake.faults['*'] = fault;
    await expect(reader().read(list)).rejects.toThrow(message);
    expect(fake.requests).toHaveLength(6);
  },
);

test('identical rows within a page are all kept', async () => {
  fake.lists[list] = [{ symbol: 'A' }, { symbol: 'A' }, {}, {}];
  expect(await reader().read(list)).toHaveLength(4);
});

test('an empty list is valid', async () => {
  fake.lists[list] = [];
  expect(await reader().read(list)).toEqual([]);
});

test('the token is sent to the service, also after a redirect within its origin, but to no other origin', async () => {
  const other = await startFakeContentService(3);
  try {
    const { read } = reader({}, 'reader-token');
    await read(list);
    expect(fake.requests.at(-1)?.headers.authorization).toBe('Bearer reader-token');
    fake.faults[list] = { redirect: other.origin };
    expect(await read(list)).toHaveLength(3);
    expect(other.requests).toHaveLength(1);
    expect(other.requests[0]?.headers.authorization).toBeUndefined();
    fake.faults[list] = { redirect: '/moved' };
    fake.lists[`/moved${list}`] = [{ id: 1 }];
    expect(await read(list)).toHaveLength(1);
    expect(fake.requests.at(-1)?.headers.authorization).toBe('Bearer reader-token');
  } finally {
    await other.stop();
  }
});

test('a language that the service temporarily cannot deliver fails the list, because visitors would lose it', async () => {
  const { read } = reader();
  const asking: ReadList = (path, params) => {
    if (params?.['locale'] === 'ar') fake.faults['*'] = { status: 500 };
    return read(path, params);
  };
  await expect(accountTypes.read(asking)).rejects.toThrow('responded with status 500');
});

/** Answers with pages of a service that has its own idea of them. */
function pagesOf(
  size: number,
  meta: (page: number, pageSize: number) => object,
  refusal?: (params: URLSearchParams) => Response | undefined,
): ReadList {
  const rows = Array.from({ length: size }, (_, index) => ({ id: index + 1 }));
  const service = (request: Request): Promise<Response> => {
    const { searchParams } = new URL(request.url);
    const refused = refusal?.(searchParams);
    if (refused) return Promise.resolve(refused);
    const page = Number(searchParams.get('pagination[page]'));
    const { pageSize = 25 } = meta(page, 0) as { pageSize?: number };
    const data = rows.slice((page - 1) * pageSize, page * pageSize);
    return Promise.resolve(Response.json({ data, meta: { pagination: meta(page, pageSize) } }));
  };
  return createListReader(
    { service, base: 'http://content.test', token: undefined },
    { timeoutSeconds: 5, maxBytes: 1_000_000 },
  );
}

test.each([25, 7])(
  'pages that the service clamps to %i rows still bring all of them',
  async (pageSize) => {
    const read = pagesOf(130, () => ({
      pageSize,
      pageCount: Math.ceil(130 / pageSize),
      total: 130,
    }));
    expect(await read(list)).toHaveLength(130);
  },
);

test('numbers of rows and pages that are zero beside rows are not believed', async () => {
  const read = pagesOf(130, (page) => ({ page, pageSize: 100, pageCount: 0, total: 0 }));
  expect(await read(list)).toHaveLength(130);
});

test('a service that refuses the size of pages is asked without it', async () => {
  const asked: string[] = [];
  const read = pagesOf(
    60,
    () => ({ pageSize: 25, pageCount: 3, total: 60 }),
    (params) => {
      asked.push(params.get('pagination[pageSize]') ?? '–');
      return params.has('pagination[pageSize]')
        ? Response.json(
            { data: null, error: { status: 400, name: 'PaginationError', message: '' } },
            { status: 400 },
          )
        : undefined;
    },
  );
  expect(await read(list)).toHaveLength(60);
  expect(asked).toEqual(['100', '–', '–', '–']);
});
