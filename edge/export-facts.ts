import type { Audience } from '../contract/audience.ts';
import type { BuiltAssets } from '../server/built-assets.ts';
import type { PageContext } from '../server/pages/rendering.ts';

/** A response that the server gives at a path, whose body is among the assets. */
export interface ExportedResponse {
  status: number;
  /** Without those that every response has, and those that depend on the encoding. */
  headers: Record<string, string>;
}

/** What the worker must know of the export that it serves. */
export interface ExportFacts {
  /** The settings that pages depend on, by their names in the environment: the worker's must be the same. No secrets. */
  settings: Record<string, string>;
  /** Paths of the pages. */
  pages: readonly string[];
  /**
   * By path. For those who are not served, only what differs from what the others get: the bodies are in a folder of their own
   * (`assetPath`). The error page of an unknown path is at `errorPath`.
   */
  responses: Record<Audience, Record<string, ExportedResponse>>;
}

/** What the contact page is rendered from when a form was posted without JavaScript. */
export interface ContactPageFacts {
  context: PageContext;
  assets: BuiltAssets;
}

const notServedFolder = '/not-served';

/** Where the assets have the body of this path's response; the host leaves out `.html`, as it does for visitors. */
export const assetPath = (audience: Audience, path: string): string =>
  audience === 'served' ? path : notServedFolder + path;

/** Whether this path is the one of an asset for those who are not served: no visitor has it from us. */
export const isVariantPath = (path: string): boolean => path.startsWith(`${notServedFolder}/`);

/** The path of an export's error page, as web hosts look for it. */
export const errorPath = (folder: string): string => `${folder}/404`;
