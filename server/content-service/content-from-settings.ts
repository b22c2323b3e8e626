import path from 'node:path';
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import { createBuiltInContentService } from './built-in/built-in-service.ts';
import { createContentClient } from './check/content-client.ts';
import { createContentKeeper, type ContentKeeper } from './keep/content-keeper.ts';
import { createDiskCopy } from './keep/disk-copy.ts';
import { createListReader, type ReadList } from './read/list-reader.ts';

type ContentSettings = Settings['content'];

/** Reads from a remote service, or from the files under `content/`: both speak the contract. */
function createReaderFor(
  remote: ContentSettings['service'],
  { folder, timeoutSeconds, maxListMegabytes }: ContentSettings,
): ReadList {
  const source = remote
    ? { service: (request: Request) => fetch(request), base: remote.url, token: remote.token }
    : {
        service: createBuiltInContentService(folder),
        base: 'http://built-in.invalid',
        token: undefined,
      };
  return createListReader(source, { timeoutSeconds, maxBytes: maxListMegabytes * 1_000_000 });
}

/** The content of the services that the settings name. */
export function createContentFromSettings(
  settings: Pick<Settings, 'content' | 'contact'>,
  log: Log,
  now?: () => Date,
): ContentKeeper {
  const { content } = settings;
  const { service, specsService } = content;
  const readList = createReaderFor(service, content);
  const client = createContentClient(
    readList,
    specsService === service ? readList : createReaderFor(specsService, content),
  );
  const sourceOf = (list: string): string =>
    (list.endsWith('-account-specs') ? specsService : service)?.url ?? 'built-in';
  const copy =
    service || specsService
      ? createDiskCopy(path.join(settings.contact.dataFolder, 'content'), sourceOf, log)
      : undefined;
  return createContentKeeper(client, log, copy, now);
}
