import {
  instrumentNamesPath,
  listPath,
  marketFactsPath,
  specFilePath,
} from '../../../core/domain/api-paths.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import type { TurnQueue } from '../../pages/turn-queue.ts';
import type { ContentKeeper } from '../content-keeper.ts';
import { apiLists, type ContentApi } from './content-api.ts';
import { marketFactsResponse, type MarketDates } from './market-facts-response.ts';
import { instrumentNamesResponse, specFileResponse } from './spec-files.ts';

interface ApiEndpointOptions {
  content: Pick<ContentKeeper, 'current'>;
  contentApi: ContentApi;
  marketDates: () => MarketDates;
  /** A turn is awaited before a file is written for one request. */
  queue: TurnQueue;
}

/** The content that browsers may read: the lists, the names of instruments, the menu's facts, views of the specifications as files. */
export const apiEndpoints = ({
  content,
  contentApi,
  marketDates,
  queue,
}: ApiEndpointOptions): Endpoint[] => [
  ...apiLists.map((list): Endpoint => ({
    kind: 'read',
    path: listPath(list),
    handler: (request) => contentApi.respond(list, request),
  })),
  {
    kind: 'read',
    path: instrumentNamesPath,
    handler: (request) => instrumentNamesResponse(content.current.specs, request),
  },
  {
    kind: 'read',
    path: marketFactsPath,
    handler: (request) => marketFactsResponse(content.current, marketDates(), request),
  },
  ...(['csv', 'json'] as const).map((format): Endpoint => ({
    kind: 'read',
    path: specFilePath(format),
    handler: async (request, { ip }) => {
      await queue.waitForTurn(ip);
      return specFileResponse(format, content.current.specs, request);
    },
  })),
];
