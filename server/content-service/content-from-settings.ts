import path from 'node:path';
import type { Log } from '../log.ts';
import type { Settings } from '../settings/settings.ts';
import { createBuiltInContentService } from './built-in/built-in-service.ts';
import { createContentClient } from './check/content-client.ts';
import { createContentKeeper, type ContentKeeper } from './content-keeper.ts';
import { contentLists } from './content-lists.ts';
import { createDiskCopy } from './keep/disk-copy.ts';
import { createListReader, type ContentService, type ReadList } from './read/list-reader.ts';

// A change travels through `refresh/`, `read/`, `check/`, `keep/` and `serve/`, in this order: see README.md in this folder.

type ContentSettings = Settings['content'];

/** @param remote undefined reads from the built-in service */
function createReaderFor(
  remote: ContentSettings['service'],
  { folder, timeoutSeconds, maxListMegabytes }: ContentSettings,
  fetchContent: ContentService,
): ReadList {
  const source = remote
    ? { service: fetchContent, base: remote.url, token: remote.token }
    : {
        service: createBuiltInContentService(folder),
        base: 'http://built-in.invalid',
        token: undefined,
      };
  return createListReader(source, { timeoutSeconds, maxBytes: maxListMegabytes * 1_000_000 });
}

/** The content of the services that the settings name. Only content of a remote service is copied to disk. */
export function createContentFromSettings(
  settings: Pick<Settings, 'content' | 'dataFolder'>,
  log: Log,
  now?: () => Date,
  fetchContent: ContentService = (request) => fetch(request),
): ContentKeeper {
  const { content } = settings;
  const { service, specsService } = content;
  const readList = createReaderFor(service, content, fetchContent);
  const readSpecsList =
    specsService === service ? readList : createReaderFor(specsService, content, fetchContent);
  const urls = new Map(contentLists.map((list) => [list.name, content[list.serviceSetting]?.url]));
  const copy =
    service || specsService
      ? createDiskCopy(
          path.join(settings.dataFolder, 'content'),
          (list) => urls.get(list) ?? 'built-in',
          log,
        )
      : undefined;
  return createContentKeeper(createContentClient(readList, readSpecsList), log, copy, now);
}
