import { createBuiltInContentService } from '../../server/content-service/built-in-service.ts';
import { readSpecs } from '../../server/content-service/content-folder.ts';
import { fakeAccountTypes } from '../fakes/account-types.ts';
import { startFakeContentService, type Fault } from '../fakes/content-service.ts';
import { contentApiSuite } from './content-api-suite.ts';

const specs = await readSpecs('content');
const titles = fakeAccountTypes.map(({ title }) => title);

contentApiSuite({
  name: 'built in',
  open: () =>
    Promise.resolve({
      base: 'http://built-in.test',
      service: createBuiltInContentService('content'),
    }),
  holds: {
    accountTitles: ['Standard Account', 'Premium Account', 'Elite Account'],
    chineseTitles: ['标准账户', '高级账户', '精英账户'],
    specs: {
      standard: specs.standard.length,
      premium: specs.premium.length,
      elite: specs.elite.length,
    },
  },
});

const strange: Fault[] = ['version 4', 'bare data', 'products as text', 'locale refused'];
for (const fault of [undefined, ...strange]) {
  contentApiSuite({
    name: `the fake${fault ? `, ${JSON.stringify(fault)}` : ' with 130 rows behind a cap of 100'}`,
    async open() {
      const fake = await startFakeContentService();
      if (fault) fake.faults['*'] = fault;
      fake.token = 'reader-token';
      return { base: fake.origin, token: fake.token, close: () => fake.stop() };
    },
    holds: { accountTitles: titles, specs: { standard: 130, premium: 130, elite: 130 } },
    unpaged: fault === 'bare data',
  });
}
