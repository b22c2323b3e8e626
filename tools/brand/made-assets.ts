import { createHash } from 'node:crypto';
import { languageCodes } from '../../core/domain/languages.ts';
import type { RenderedDocument } from '../../site/documents/render-document.ts';
import { brand, mark } from '../../site/facts/brand.ts';
import { sharePictureSize } from '../../site/facts/share-picture-size.ts';
import { indexedRoutes } from '../../site/paths.ts';
import { markSvg, touchIconFile, touchIconSize } from './brand-texts.ts';
import { documentHtml, readDocuments } from './document.ts';
import { sharePictureHtml } from './share-picture.ts';

export const pictureFolder = 'site/assets/share';
export const documentFolder = 'site/public/assets/docs';
/** The facts about the PDFs, which pages show. */
export const documentFacts = 'site/documents/documents.json';
/** The digest of each file's source, by file. */
export const digestsFile = 'tools/brand/digests.json';

/** A file that Chromium makes from a page. */
export interface MadeAsset {
  file: string;
  html: string;
  /** The size of a picture, in pixels; a document is printed. */
  picture?: { width: number; height: number };
  document?: RenderedDocument;
}

/** Every file that `npm run brand` makes with Chromium, with the page that it is made from. */
export function madeAssets(): MadeAsset[] {
  return [
    {
      file: touchIconFile,
      html: `<style>body{margin:0}svg{display:block}</style>${markSvg(mark, brand.colours, 0)}`,
      picture: { width: touchIconSize, height: touchIconSize },
    },
    ...indexedRoutes.flatMap((route) =>
      languageCodes.map((language) => ({
        file: `${pictureFolder}/${route}.${language}.png`,
        html: sharePictureHtml(route, language),
        picture: sharePictureSize,
      })),
    ),
    ...readDocuments().map((document) => ({
      file: `${documentFolder}/${document.id}.pdf`,
      html: documentHtml(document),
      document,
    })),
  ];
}

export const digestOf = ({ html }: MadeAsset): string =>
  createHash('sha256').update(html).digest('hex').slice(0, 16);
