import type { ReactNode } from 'react';
import type { Picture } from '../../../core/domain/article.ts';

const sourceSet = ({ files }: Picture, extension: string): string =>
  files
    .filter(({ path }) => path.endsWith(extension))
    .map(({ path, width }) => `${path} ${width}w`)
    .join(', ');

/** @param sizes as the page lays it out */
export function ArticlePicture({
  picture,
  sizes,
  className,
  isFirst = false,
}: {
  picture: Picture;
  sizes: string;
  className?: string | undefined;
  /** True for the picture that is seen at once. */
  isFirst?: boolean;
}): ReactNode {
  const fallback = picture.files.findLast(({ path }) => path.endsWith('.webp'));
  if (!fallback) return undefined;
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(picture, '.avif')} sizes={sizes} />
      <img
        src={fallback.path}
        srcSet={sourceSet(picture, '.webp')}
        sizes={sizes}
        width={fallback.width}
        height={fallback.height}
        alt={picture.alt}
        className={className}
        {...(isFirst ? {} : { loading: 'lazy' })}
      />
    </picture>
  );
}
