import { existsSync } from 'node:fs';
import path from 'node:path';
import { readCmsSettings } from '../../cms/settings.ts';
import { parseSettings } from '../../server/settings.ts';
import { hasTable } from './postgres.ts';

export const partNames = ['site', 'cms'] as const;
export type PartName = (typeof partNames)[number];

/** What one of our programs keeps: a folder, and perhaps tables in Postgres. */
export interface Part {
  name: PartName;
  folder: string;
  /** Its first folders that need no backup. */
  leftOut: readonly string[];
  /** Undefined: everything is in the folder. */
  postgresUrl: string | undefined;
  /** The tables of Postgres, as pg_dump selects them: the two may share a database. */
  tables: string;
  /** If it has rows, the part is in use: nobody may overwrite it by mistake. */
  mainTable: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const contactTables = 'public.contact_*';

/** @throws {SettingError | CmsSettingError} */
export async function findParts(environment: Environment): Promise<Record<PartName, Part>> {
  const { dataFolder, contact } = parseSettings(environment);
  const cms = readCmsSettings({
    ...environment,
    CMS_DATA_FOLDER: environment['CMS_DATA_FOLDER'] || 'cms/data',
  });
  const cmsUrl = cms.database.kind === 'postgres' ? cms.database.url : undefined;
  // DATABASE_URL alone may be the site's: the CMS is in it if its tables are.
  const isCmsInPostgres =
    cmsUrl !== undefined &&
    (Boolean(environment['CMS_DATABASE_URL']) || (await hasTable(cmsUrl, 'payload_migrations')));
  return {
    site: {
      name: 'site',
      folder: path.resolve(dataFolder),
      leftOut: ['responses'],
      postgresUrl: contact.databaseUrl,
      tables: `--table=${contactTables}`,
      mainTable: 'contact_messages',
    },
    cms: {
      name: 'cms',
      folder: cms.dataFolder,
      leftOut: [],
      postgresUrl: isCmsInPostgres ? cmsUrl : undefined,
      tables: `--exclude-table=${contactTables}`,
      mainTable: 'users',
    },
  };
}

/** Whether there is anything to save. */
export const isUsed = ({ folder, postgresUrl }: Part): boolean =>
  postgresUrl !== undefined || existsSync(folder);
