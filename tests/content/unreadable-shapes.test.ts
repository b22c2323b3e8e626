import { afterEach, beforeEach, expect, test } from 'vitest';
import { tradingHoursOf } from '../../core/specs/trading-hours.ts';
import { createContentClient } from '../../server/content-service/check/content-client.ts';
import { createListReader } from '../../server/content-service/read/list-reader.ts';
import { unreadableFigures } from '../../site/conditions/account-conditions.ts';
import { startFakeContentService, type FakeContentService } from '../fakes/content-service.ts';

let fake: FakeContentService;
beforeEach(async () => {
  fake = await startFakeContentService(1);
});
afterEach(() => fake.stop());

const client = () =>
  createContentClient(
    createListReader(
      { service: (request) => fetch(request), base: fake.origin, token: undefined },
      { timeoutSeconds: 5, maxBytes: 1_000_000 },
      () => Promise.resolve(),
    ),
  );

test.each([
  ['TypicalSpreads', 'typicalSpreads', { EURUSD: 1.3 }, '{"EURUSD":1.3}'],
  ['TypicalSpreads', 'typicalSpreads', true, 'true'],
  ['CommissionProducts', 'commissionProducts', [{ id: 1 }], '[{"id":1}]'],
  ['CommissionProducts', 'commissionProducts', ['Forex', null], '["Forex",null]'],
])(
  'an account whose %s are of another shape stays, and they are reported: %#',
  async (spelling, field, value, text) => {
    const [row, ...others] = fake.lists['/api/account-types'] ?? [];
    const changed = { ...row, Commission: '$3 per side per lot', [spelling]: value };
    fake.lists['/api/account-types'] = [changed, ...others];
    const { value: accounts, invalid } = await client().getAccountTypes();
    expect(invalid).toEqual([]);
    expect(accounts.en).toHaveLength(3);
    expect(
      unreadableFigures({ accountTypes: { state: 'ready', value: accounts } }).filter(
        (figure) => figure.field === field,
      ),
    ).toEqual([{ account: 'Standard Account', field, text }]);
  },
);

test('an instrument whose time zone is of another shape stays, without hours to compute with', async () => {
  const list = '/api/standard-account-specs';
  fake.lists[list] = [
    {
      ...fake.lists[list]?.[0],
      tradingHours: 'Mon–Fri 09:30–16:00',
      dailyBreakTime: 'N/A',
      timeZone: { id: 1, name: 'America/New_York' },
    },
  ];
  const { value, invalid } = await client().getSpecs('standard');
  expect(invalid).toEqual([]);
  const [row] = value;
  expect(row).toMatchObject({ symbol: 'SYM1', tradingHours: 'Mon–Fri 09:30–16:00' });
  expect(row && tradingHoursOf({ ...row, timeZone: '', instrumentClass: 'forex' })).toBeDefined();
  expect(row && tradingHoursOf({ ...row, instrumentClass: 'forex' })).toBeUndefined();
});
