import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CmsSettingError, readCmsSettings, type CmsSettings } from '../../cms/settings.ts';
import { readSecretFiles } from '../../core/util/secret-files.ts';
import { readSettings } from '../../server/read-settings.ts';
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

/** Only where the CMS keeps its data: its other secrets need not be readable. @throws {CmsSettingError} */
function readCmsPlaces(environment: Environment): CmsSettings {
  const complete = readSecretFiles(environment, ['CMS_DATABASE_URL', 'DATABASE_URL'], (file) =>
    readFileSync(file),
  );
  if (!complete.ok) throw new CmsSettingError(complete.problem);
  return readCmsSettings({
    ...complete.value,
    CMS_DATA_FOLDER: environment['CMS_DATA_FOLDER'] || 'cms/data',
  });
}

/** @throws {SettingError | CmsSettingError} */
export async function findParts(environment: Environment): Promise<Record<PartName, Part>> {
  const { dataFolder, contact } = readSettings(environment);
  const cms = readCmsPlaces(environment);
  const cmsUrl = cms.database.kind === 'postgres' ? cms.database.url : undefined;
  // DATABASE_URL alone may be the site's: the CMS is in it if its tables are.
  const isCmsInPostgres =
    cmsUrl !== undefined &&
    (Boolean(environment['CMS_DATABASE_URL'] ?? environment['CMS_DATABASE_URL_FILE']) ||
      (await hasTable(cmsUrl, 'payload_migrations')));
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
