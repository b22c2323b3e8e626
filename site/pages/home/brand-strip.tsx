import type { ReactNode } from 'react';
import { siAndroid, siApple, siHuawei, siMacos, siTradingview } from 'simple-icons';
import { useWords } from '../../site-context.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './brand-strip.module.css';

/** Whose devices the platform runs on, and whose charts the site shows. */
const marks = [
  { id: 'ios', path: siApple.path },
  { id: 'android', path: siAndroid.path },
  { id: 'mac', path: siMacos.path },
  { id: 'huawei', path: siHuawei.path },
  { id: 'tradingview', path: siTradingview.path },
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
        {marks.map(({ id, path }) => (
          <li key={id} className={styles.mark}>
            <svg viewBox="0 0 24 24" width="36" height="36" aria-hidden="true">
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
