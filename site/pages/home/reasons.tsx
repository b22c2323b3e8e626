import type { ReactNode } from 'react';
import { formatClaim, formatDollars } from '../../i18n/format.ts';
import { known } from '../../i18n/known.ts';
import { useSite, useWords } from '../../site-context.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import styles from './reasons.module.css';

/** The pages to which the cards lead. */
const routes = ['accountTypes', 'funding', 'accountSpecs', 'socialTrading'] as const;

/** Four cards: what an account here offers, each with its figure and a link to its page. */
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
    <Section labelledBy="reasons" density="dense">
      <SectionHeading id="reasons" title={t('reasons.title')} />
      <ul className={`${styles.cards} grid gap-4`}>
        {known(cards).map(({ route, figure, title, description, link }) => (
          <li key={route} className={`${styles.card} card grid`}>
            <h3>
              <span className="figure gold">{figure}</span> {title}
            </h3>
            <p>{description}</p>
            <a href={links.page(route)}>{link}</a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
