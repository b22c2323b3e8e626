import { memo, Suspense, type ReactNode } from 'react';
import { Fold } from '../../ui/fold.tsx';
import { MarketHours, type MarketHoursProps } from './market-hours.tsx';
import styles from './account-specs.module.css';

/** The trading hours of the tier's classes, with their heading. Hydrated by itself, after the controls. */
export const HoursSection = memo(function HoursSection(props: MarketHoursProps): ReactNode {
  const { words, urls } = props.props;
  return (
    <Suspense>
      <site-island data-src={urls.hoursScript} data-on="visible">
        <section className={styles.hours} aria-labelledby="hours">
          <Fold heading={<h2 id="hours">{words.hours.title}</h2>}>
            <p className="needs-script">{words.hours.note}</p>
            <div className={styles.region}>
              <div className={styles.window}>
                <MarketHours {...props} />
              </div>
            </div>
          </Fold>
        </section>
      </site-island>
    </Suspense>
  );
});
