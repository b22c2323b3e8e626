import type { ReactNode } from 'react';
import { Fold } from '../ui/fold.tsx';
import styles from './service-cards.module.css';

export interface ServiceCard {
  title: string;
  description: string;
}

interface ServiceCardsProps {
  cards: readonly ServiceCard[];
  /** Cards in a row on a wide screen: unless said, two and four stand in pairs, others in threes. */
  perRow?: 2 | 3 | 4;
  /** `ruled`: hairlines between texts; `boxed`: raised cards. */
  look?: 'ruled' | 'boxed';
  /** On phones, the texts are folded. */
  folds?: boolean;
  /** Level of the cards' headings. */
  heading?: 'h2' | 'h3';
}

/** Short texts side by side. */
export function ServiceCards({
  cards,
  perRow = cards.length === 2 || cards.length === 4 ? 2 : 3,
  look = 'ruled',
  folds = false,
  heading: Heading = 'h3',
}: ServiceCardsProps): ReactNode {
  const inPairs = perRow !== 3 || cards.length > 3;
  /** The first card of the last row, if that is shorter. */
  const startsShortRow = (index: number, inRow: number): boolean =>
    index === cards.length - (cards.length % inRow);
  return (
    <ul
      className={[
        `${styles.cards} wrap`,
        styles[`row${perRow}`],
        styles[look],
        inPairs && styles.pairs,
      ]
        .filter(Boolean)
        .join(' ')}
    >
      {cards.map((card, index) => (
        <li
          key={card.title}
          className={[
            `${styles.card} column start`,
            look === 'boxed' && 'card',
            inPairs && startsShortRow(index, 2) && styles.odd,
            startsShortRow(index, perRow) &&
              styles[`missing${(perRow - (cards.length % perRow)) as 1 | 2 | 3}`],
          ]
            .filter(Boolean)
            .join(' ')}
        >
          {folds ? (
            <Fold heading={<Heading className="h3">{card.title}</Heading>}>
              <p className="soft">{card.description}</p>
            </Fold>
          ) : (
            <>
              <Heading className="h3">{card.title}</Heading>
              <p className="soft">{card.description}</p>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
