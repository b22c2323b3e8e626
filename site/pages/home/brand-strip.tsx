import type { ReactNode } from 'react';
import logosUrl from '../../assets/logos.svg?url';
import { RenderedObject } from '../../sections/rendered-object.tsx';
import { useWords } from '../../site-context.tsx';
import hidden from '../../ui/visually-hidden.module.css';
import styles from './brand-strip.module.css';

/** The systems that the platform runs on. `viewBox` crops a logo of logos.svg to its shape. */
const marks = [
  { id: 'windows', viewBox: '0 0 24 24' },
  { id: 'mac', viewBox: '0 7 24 10' },
  { id: 'ios', viewBox: '2 0 20 24' },
  { id: 'android', viewBox: '0 3 24 18' },
  { id: 'huawei', viewBox: '0 2.5 24 19' },
] as const;

/** Devices with a chart, and logos that show where the software runs; they imply no partnership. */
export function BrandStrip(): ReactNode {
  const t = useWords('home');
  return (
    <>
      <RenderedObject name="devices" />
      <div className={styles.strip}>
        <h3>{t('brands.title')}</h3>
        <ul className={`${styles.marks} grid gap-2`}>
          {marks.map(({ id, viewBox }) => (
            <li key={id} className={`${styles.mark} grid start`}>
              <svg viewBox={viewBox} height="40" aria-hidden="true">
                <use href={`${logosUrl}#${id}`} />
              </svg>
              <span className={`${hidden.belowTablet} small strong`}>
                {t(`brands.marks.${id}.name`)}
              </span>
            </li>
          ))}
        </ul>
        <p className="note">{t('brands.note')}</p>
      </div>
    </>
  );
}
