import type { ReactNode } from 'react';
import rotateHeadline from '../../behaviours/headline.ts';
import { Enhanced } from '../../islands/enhanced.tsx';
import { useWords } from '../../site-context.tsx';
import { PauseButton } from '../../ui/pause-button.tsx';
import styles from './headline.module.css';

/**
 * The page's headline with a rotating ending. All phrases share one grid cell, so that nothing moves; screen readers get one
 * steady statement.
 */
export function Headline(): ReactNode {
  const t = useWords('home');
  return (
    <Enhanced by={rotateHeadline} on="idle">
      <div className={`${styles.headline} grid`}>
        <p className="label strong small">{t('hero.label')}</p>
        <h1>
          <span className="visually-hidden">{t('hero.steady')}</span>
          <span aria-hidden="true">
            <span className={styles.first}>{t('hero.opening.first')}</span>{' '}
            {t('hero.opening.second')}
            <span className={styles.phrases}>
              {t('hero.phrases', { returnObjects: true }).map((phrase, index) => (
                <span
                  key={phrase}
                  data-phrase={index}
                  className={styles.phrase}
                  data-shown={index === 0 ? '' : undefined}
                >
                  {phrase}
                </span>
              ))}
            </span>
          </span>
        </h1>
        <PauseButton
          words={{ pause: t('hero.pause'), play: t('hero.play') }}
          className={`${styles.pause} soft`}
        />
      </div>
    </Enhanced>
  );
}
