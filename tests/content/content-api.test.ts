import { createBuiltInContentService } from '../../server/content-service/built-in-service.ts';
import { readSpecs } from '../../server/content-service/content-folder.ts';
import { contentApiSuite } from './content-api-suite.ts';

const specs = await readSpecs('content');

contentApiSuite({
  name: 'built in',
  open: () => ({
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
