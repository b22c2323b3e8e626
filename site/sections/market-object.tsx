import type { ReactNode } from 'react';
import type { ProductClass } from '../facts/instruments.ts';
import { useWords } from '../site-context.tsx';

/** Made by `npm run scenes`: `<market>-lot-<width>.avif`. */
const files = import.meta.glob<string>('../assets/objects/*-lot-*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
});
const widths = [640, 1080] as const;

interface MarketObjectProps {
  market: ProductClass;
  /** False in the first window: it is then fetched at once, but after what the first paint needs. */
  lazy?: boolean;
  /** Its width on a wide window, in pixels. */
  width?: number;
}

/**
 * One lot of a market as an object, with a tenth and a hundredth of it; 3 : 2. The picture's ground is transparent: one suits both
 * themes.
 */
export function MarketObject({
  market,
  lazy = true,
  width: shown = 600,
}: MarketObjectProps): ReactNode {
  const t = useWords('sections');
  const urls = widths.map((width) => files[`../assets/objects/${market}-lot-${width}.avif`]);
  return (
    <img
      src={urls[0]}
      srcSet={urls.map((url, index) => `${url} ${widths[index]}w`).join(', ')}
      // Phones get the small file at any density of pixels: at most 45 kB.
      sizes={`(width < 480px) 46vw, (width < 768px) 92vw, ${shown}px`}
      width={1080}
      height={720}
      alt={t(`objects.${market}`)}
      loading={lazy ? 'lazy' : undefined}
      fetchPriority="low"
      decoding="async"
    />
  );
}
