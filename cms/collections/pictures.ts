import { createHash } from 'node:crypto';
import path from 'node:path';
import { APIError, type CollectionConfig, type ImageSize } from 'payload';
import { articlesList, picturesList } from '../../core/domain/content-lists.ts';
import { languages } from '../../core/domain/languages.ts';
import { contentAccess, publishersOnly } from '../access.ts';
import { translate } from '../admin/translations.ts';
import { announceChange } from '../publishing/announce.ts';
import { labels } from './labels.ts';

const widths = [640, 1280] as const;
const formats = ['avif', 'webp'] as const;

const sizes: ImageSize[] = [
  ...formats.flatMap((format) =>
    widths.map((width) => ({
      name: `${format}${width}`,
      width,
      withoutEnlargement: true,
      formatOptions: { format, options: { quality: format === 'avif' ? 55 : 78 } },
    })),
  ),
  // Beside shared links: the services that show them read no newer format.
  {
    name: 'share',
    width: 1200,
    height: 630,
    formatOptions: { format: 'jpeg', options: { quality: 80 } },
  },
];

/** Fields whose names say the size, in the order in which a page offers them. */
export const pictureSizes = sizes.map(({ name }) => name);

/**
 * Pictures of articles. The framework tells their type by their content, not by their name, and makes the sizes. A file's name
 * ends in a digest of its content, so that another picture has another URL.
 */
export const pictures = (folder: string): CollectionConfig => ({
  slug: picturesList,
  labels: { singular: labels.names.picture, plural: labels.names.pictures },
  // A picture has no drafts: a change of one shows at once.
  access: { ...contentAccess, update: publishersOnly },
  admin: { group: labels.groups.content, hideAPIURL: true, description: labels.hints.picture },
  upload: {
    staticDir: folder,
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    imageSizes: sizes,
    adminThumbnail: 'webp640',
    crop: false,
    focalPoint: true,
  },
  hooks: {
    afterChange: [({ req }) => announceChange(req.payload)],
    beforeDelete: [
      async ({ id, req }) => {
        const { docs } = await req.payload.find({
          collection: articlesList,
          where: { or: [{ picture: { equals: id } }, { pictures: { in: [id] } }] },
          limit: 1,
          depth: 0,
          req,
        });
        const [article] = docs;
        if (!article) return;
        const message = translate(req, 'pictureInUse', { article: article.slug });
        throw new APIError(message, 409, undefined, true);
      },
    ],
    beforeOperation: [
      ({ req }) => {
        if (!req.file) return;
        const { name, ext } = path.parse(req.file.name);
        const hash = createHash('sha256').update(req.file.data).digest('hex').slice(0, 20);
        const spoken = name
          .toLowerCase()
          .replaceAll(/[^a-z0-9]+/g, '-')
          .slice(0, 40);
        req.file.name = `${spoken}-${hash}${ext}`;
      },
    ],
  },
  fields: [
    {
      name: 'alt',
      label: labels.names.alt,
      type: 'group',
      fields: languages.map(({ code, nativeName }) => ({
        name: code,
        label: nativeName,
        type: 'text',
        required: true,
        maxLength: 200,
      })),
    },
  ],
});
