import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentApiSuite } from '../content/content-api-suite.ts';
import type { Environment, Running } from '../harness/server-process.ts';
import { postgresPrograms, startPostgres, type Postgres } from '../mail/postgres.ts';
import { asPerson, cmsCommand, password, startCms, cmsFolder, type Json } from './harness.ts';

describe.skipIf(!postgresPrograms)('moved to Postgres', () => {
  const { folder, remove } = cmsFolder();
  let postgres: Postgres;
  let databaseUrl: string;
  let environment: Environment;
  let cms: Running;

  beforeAll(async () => {
    postgres = await startPostgres();
    databaseUrl = postgres.newDatabase();
    const sqlite = { CMS_DATA_FOLDER: folder };
    await cmsCommand(sqlite, ['prepare']);
    await cmsCommand(sqlite, ['create-administrator', '--email', 'chief@example.com'], password);
    const copied = await cmsCommand(sqlite, ['copy-to-postgres', databaseUrl]);
    expect(copied).toMatchObject({
      code: 0,
      errors: '',
      output: expect.stringMatching(/^Copied: \d{4} rows\./),
    });
    environment = {
      CMS_DATA_FOLDER: folder,
      DATABASE_URL: databaseUrl,
      PAYLOAD_SECRET: readFileSync(path.join(folder, 'payload-secret'), 'utf8'),
    };
    cms = await startCms(environment);
  }, 180_000);
  afterAll(async () => {
    await cms?.stop();
    postgres?.stop();
    remove();
  });

  contentApiSuite({
    name: 'the CMS on Postgres',
    open: () => Promise.resolve({ base: cms.origin }),
    holds: {
      accountTitles: ['Standard Account', 'Premium Account', 'Elite Account'],
      chineseTitles: ['标准账户', '高级账户', '精英账户'],
      specs: { standard: 211, premium: 211, elite: 211 },
    },
  });

  test('a second copy does not overwrite existing data', async () => {
    const { code, errors } = await cmsCommand({ CMS_DATA_FOLDER: folder }, [
      'copy-to-postgres',
      databaseUrl,
    ]);
    expect({ code, errors }).toEqual({
      code: 1,
      errors: expect.stringMatching(
        /^The target database is not empty \(\w+\); nothing was copied\n$/,
      ),
    });
  });

  test('users keep working as on SQLite, and an import of 7,000 rows is one transaction', async () => {
    expect(cms.output()).toContain('(Postgres)');
    expect(cms.output()).not.toContain('Filled from content/');
    const chief = await asPerson(cms.origin, 'chief@example.com');
    const { id } = (await chief('GET', '/account-types?where[documentId][equals]=elite')).body
      .docs[0];
    expect(
      (await chief('GET', `/account-types/versions?where[parent][equals]=${id}`)).body.totalDocs,
    ).toBe(3);
    await chief('PATCH', `/account-types/${id}?locale=en`, {
      MinDeposit: '$20,000',
      _status: 'published',
    });
    const shown = async (list: string): Promise<Json> =>
      ((await (await fetch(cms.origin + list)).json()) as { data: Json }).data;
    expect(await shown('/api/account-types/elite')).toMatchObject({ MinDeposit: '$20,000' });
    // New rows get ids after those that were copied.
    expect(
      (
        await chief('POST', '/account-types', {
          ...(await shown('/api/account-types/elite')),
          id: undefined,
          documentId: 'fourth',
          Title: 'Fourth',
          _status: 'published',
        })
      ).body.doc.id,
    ).toBe(4);

    const rows = Array.from({ length: 7000 }, (_, index) => `SYM${index},1,1:5,24/7,,,Stocks`);
    const file = [
      'symbol,contractSize,leverage,tradingHours,dailyBreakTime,futureExpiryDate,products',
      ...rows,
    ].join('\n');
    const list = '/elite-account-specs/csv?removeMissing=true';
    expect((await chief('POST', list, file)).body).toEqual({
      kind: 'imported',
      created: 7000,
      updated: 0,
      unchanged: 0,
      removed: 211,
    });
    expect((await chief('POST', list, file.replace('SYM0,1,', 'SYM0,2,'))).body).toEqual({
      kind: 'imported',
      created: 0,
      updated: 1,
      unchanged: 6999,
      removed: 0,
    });
    expect((await shown('/api/elite-account-specs?pagination[limit]=1&sort=id'))[0]).toMatchObject({
      symbol: 'SYM0',
      contractSize: '2',
      products: ['Stocks', 'Elite'],
    });
  });
});
