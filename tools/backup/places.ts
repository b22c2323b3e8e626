import path from 'node:path';
import { readSettings } from '../../server/settings/settings.ts';

export const partNames = ['site', 'cms', 'content'] as const;
export type PartName = (typeof partNames)[number];

/** The places that a backup saves. */
export interface Places {
  folders: Record<PartName, string>;
  /** The Postgres of contact messages; undefined: they are in the site's folder. */
  databaseUrl: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws {OperatorError} */
export function readPlaces(environment: Environment): Places {
  const { dataFolder, content, contact } = readSettings(environment);
  return {
    folders: {
      site: path.resolve(dataFolder),
      cms: path.resolve(environment['CMS_DATA_FOLDER'] || 'cms/data'),
      content: path.resolve(content.folder),
    },
    databaseUrl: contact.databaseUrl,
  };
}
