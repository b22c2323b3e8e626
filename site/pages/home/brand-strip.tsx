import type { ReactNode } from 'react';
import { siAndroid, siApple, siHuawei, siMacos, siTradingview } from 'simple-icons';
import { useWords } from '../../site-context.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './brand-strip.module.css';

/** Whose devices the platform runs on, and whose charts the site shows; `box` is the part of the plane that the mark fills. */
const marks = [
  { id: 'ios', path: siApple.path, box: '2 0 20 24' },
  { id: 'android', path: siAndroid.path, box: '0 3 24 18' },
  { id: 'mac', path: siMacos.path, box: '0 7 24 10' },
  { id: 'huawei', path: siHuawei.path, box: '0 2.5 24 19' },
  { id: 'tradingview', path: siTradingview.path, box: '0 4 24 16' },
] as const;

/** Five marks that say where the software runs and where the charts come from, and nothing more. */
export function BrandStrip(): ReactNode {
  const t = useWords('home');
  return (
    <Section ground="sunken" density="dense" labelledBy="brands" className={styles.layout}>
      <div className={styles.words}>
        <h2 id="brands">{t('brands.title')}</h2>
        <p>{t('brands.note')}</p>
      </div>
      <ul className={styles.marks}>
        {marks.map(({ id, path, box }) => (
          <li key={id} className={styles.mark}>
            <svg viewBox={box} height="40" aria-hidden="true">
              <path d={path} />
            </svg>
            <span className={styles.name}>{t(`brands.marks.${id}.name`)}</span>
            <span className={styles.role}>{t(`brands.marks.${id}.role`)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
