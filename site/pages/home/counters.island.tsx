import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './counters.module.css';

export interface Figure {
  target: number;
  decimals: number;
  /** Groups of three digits; not in front of a scale such as 万. */
  grouped: boolean;
  /** Stands against the number without a space: 'm+', '万+', '+'. */
  sign: string;
  /** Stands after it: ' مليون', ' sec'. */
  unit: string;
  /** The final figure as screen readers hear it. */
  spoken: string;
  label: string;
}

interface CountersProps {
  figures: Figure[];
  /** Milliseconds. */
  lasts: number;
  /** The part of the figures that must be in view before they run, from 0 to 1. */
  startsAtVisibility: number;
}

/** Digits are the same in all of the site's languages. */
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

/** Four figures that count from 0 to their claim once, when first seen. The final figures stand in the server's page. */
export default function Counters({ figures, lasts, startsAtVisibility }: CountersProps): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  /** The counted part of each figure, from 0 to 1. */
  const [part, setPart] = useState(1);

  useEffect(() => {
    const element = list.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    let frame = 0;
    const run = (): void => {
      const start = performance.now();
      const step = (now: number): void => {
        const time = Math.min(Math.max((now - start) / lasts, 0), 1);
        setPart(1 - (1 - time) ** 3);
        if (time < 1) frame = requestAnimationFrame(step);
      };
      setPart(0);
      frame = requestAnimationFrame(step);
    };
    const finish = (): void => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      setPart(1);
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        if (entry.intersectionRatio >= startsAtVisibility) {
          observer.disconnect();
          run();
        } else if (!entry.isIntersecting) {
          // Not seen yet: nobody sees the final figures jump back to 0.
          setPart(0);
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
  }, [lasts, startsAtVisibility]);

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
                  {formatFigure(target * part, { decimals, grouped })}
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
