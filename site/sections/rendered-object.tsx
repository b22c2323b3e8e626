import type { ReactNode } from 'react';
import type { ProductClass } from '../facts/instruments.ts';
import { useWords } from '../site-context.tsx';
import styles from './rendered-object.module.css';

/** Made by `npm run scenes`: `<name>-<width>.avif`. */
const files = import.meta.glob<string>('../assets/objects/*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
});
const widths = [640, 1080] as const;
const lookWidths = { hero: 700, zoomed: 1080 };

interface RenderedObjectProps {
  /** A market's lot with a tenth and a hundredth of it, or what a page is about. */
  name: ProductClass | 'share' | 'payments' | 'cards' | 'devices';
  /** In the first window: it is fetched at once, but after what the first paint needs. */
  isFirst?: boolean;
  /** `hero`: in a page's first band, larger and on a pool of light; `zoomed`: a window wider than a phone shows parts of it enlarged. */
  look?: keyof typeof lookWidths | undefined;
}

/** An object as a picture, 3 : 2. Its ground is transparent: one suits both themes. */
export function RenderedObject({
  name,
  look,
  isFirst = look === 'hero',
}: RenderedObjectProps): ReactNode {
  const t = useWords('sections');
  const urls = widths.map((width) => files[`../assets/objects/${name}-${width}.avif`]);
  return (
    <img
      className={look === 'hero' ? `${styles.object} ${styles.hero}` : styles.object}
      src={urls[0]}
      srcSet={urls.map((url, index) => `${url} ${widths[index]}w`).join(', ')}
      // Phones get the small file at any density of pixels: at most 45 kB.
      sizes={`(width < 480px) 46vw, (width < 768px) 92vw, ${look ? lookWidths[look] : 600}px`}
      width={1080}
      height={720}
      alt={t(`objects.${name}`)}
      loading={isFirst ? undefined : 'lazy'}
      fetchPriority="low"
      decoding="async"
    />
  );
}
