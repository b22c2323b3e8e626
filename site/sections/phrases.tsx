import type { ReactNode } from 'react';
import { useSite } from '../site-context.tsx';
import styles from './phrases.module.css';

/** A text that breaks lines between phrases: Chinese would otherwise break within a word. */
export function Phrases({ text }: { text: string }): ReactNode {
  const { language } = useSite();
  if (language.script !== 'han') return text;
  // A phrase keeps the punctuation that ends it.
  return text.split(/(?<=[，。：；、？])(?=.)/u).map((phrase, index) => (
    <span key={index} className={styles.phrase}>
      {phrase}
    </span>
  ));
}
