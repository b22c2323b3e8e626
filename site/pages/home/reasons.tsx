import type { ReactNode } from 'react';
import { formatClaim, formatDollars } from '../../i18n/format.ts';
import { known } from '../../i18n/known.ts';
import { useSite, useWords } from '../../site-context.tsx';
import { Fold } from '../../ui/fold.tsx';
import { Section } from '../../ui/section.tsx';
import { BrandStrip } from './brand-strip.tsx';
import styles from './reasons.module.css';

/** The pages to which the cards lead. */
const routes = ['accountTypes', 'funding', 'accountSpecs', 'socialTrading'] as const;

/** The platform, and four cards: what an account here offers, each with its figure and a link to its page. */
export function Reasons(): ReactNode {
  const t = useWords('home');
  const { language, links } = useSite();
  const values = {
    noMoney: formatDollars(0, language.code),
    noShare: formatClaim({ kind: 'percent', value: 0 }, language.code),
  };
  const cards = routes.map((route) => ({
    route,
    ...t(`reasons.cards.${route}`, { returnObjects: true, ...values }),
  }));
  return (
    <Section ground="sunken" density="dense" labelledBy="reasons" className="column gap-6">
      <h2 id="reasons">{t('reasons.title')}</h2>
      <ul className={`${styles.cards} grid`}>
        <li className={styles.platform}>
          <BrandStrip />
        </li>
        {known(cards).map(({ route, figure, title, description, link }) => (
          <li key={route} className={`${styles.reason} card`}>
            <Fold
              heading={
                <h3>
                  <span className="title">{figure}</span> {title}
                </h3>
              }
            >
              <p className="note">{description}</p>
              <a href={links.page(route, route === 'accountTypes' ? 'lot-cost' : undefined)}>
                {link}
              </a>
            </Fold>
          </li>
        ))}
      </ul>
    </Section>
  );
}
