import { useEffect, useRef, useState, type ReactNode } from 'react';
import { reducedMotionQuery } from '../../ui/reduced-motion.ts';
import styles from './counters.module.css';

export interface Figure {
  target: number;
  decimals: number;
  /** With thousands separators; not before a scale such as 万. */
  grouped: boolean;
  /** Follows the number without a space: 'm+', '万+', '+'. */
  sign: string;
  /** Follows the sign: ' مليون', ' sec'. */
  unit: string;
  /** The final figure for screen readers. */
  spoken: string;
  label: string;
}

interface CountersProps {
  figures: Figure[];
  durationMs: number;
  /** The part of the figures that must be in view before they count, from 0 to 1. */
  startsAtVisibility: number;
}

/** All languages of the site use the same digits. */
function formatFigure(
  value: number,
  { decimals, grouped }: Pick<Figure, 'decimals' | 'grouped'>,
): string {
  return value.toLocaleString('en', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: grouped,
  });
}

/**
 * Figures that count up to their claim once, when first seen. The server renders the final figures; where those are seen
 * before this code has loaded, they stay.
 */
export default function Counters({
  figures,
  durationMs,
  startsAtVisibility,
}: CountersProps): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  /** From 0 to 1. */
  const [progress, setProgress] = useState(1);

  useEffect(() => {
    const element = list.current;
    if (!element || matchMedia(reducedMotionQuery).matches) return undefined;
    let frame = 0;
    let wasOutOfView = false;
    const startCounting = (): void => {
      const startMs = performance.now();
      const step = (nowMs: number): void => {
        const elapsed = Math.min(Math.max((nowMs - startMs) / durationMs, 0), 1);
        setProgress(1 - (1 - elapsed) ** 3);
        if (elapsed < 1) frame = requestAnimationFrame(step);
      };
      setProgress(0);
      frame = requestAnimationFrame(step);
    };
    const finish = (): void => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      setProgress(1);
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        if (!entry.isIntersecting) {
          wasOutOfView = true;
          setProgress(0);
        } else if (!wasOutOfView) {
          // The final figures have been seen: they must not fall back to 0.
          observer.disconnect();
        } else if (entry.intersectionRatio >= startsAtVisibility) {
          observer.disconnect();
          startCounting();
        }
      },
      { threshold: [0, startsAtVisibility] },
    );
    observer.observe(element);
    addEventListener('beforeprint', finish);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      removeEventListener('beforeprint', finish);
    };
  }, [durationMs, startsAtVisibility]);

  return (
    <ul ref={list} className={styles.figures}>
      {figures.map(({ target, decimals, grouped, sign, unit, spoken, label }) => (
        <li key={label} className={styles.item}>
          <span className="visually-hidden">{spoken} </span>
          <span className={styles.figure} aria-hidden="true">
            <span className={`${styles.number} ltr`}>
              <span className={styles.cell}>
                <span className={styles.reserved}>
                  {formatFigure(target, { decimals, grouped })}
                </span>
                <span className={styles.counted}>
                  {formatFigure(target * progress, { decimals, grouped })}
                </span>
              </span>
              {sign}
            </span>
            <span className={styles.unit}>{unit}</span>
          </span>
          <span className={styles.caption}>{label}</span>
        </li>
      ))}
    </ul>
  );
}
