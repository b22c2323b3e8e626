import type { ReactNode } from 'react';
import { useSite } from '../site-context.tsx';
import { splitPhrases } from './split-phrases.ts';
import styles from './phrases.module.css';

/** A headline or a lead that breaks between its phrases: Chinese would otherwise break inside a word. Other languages break between words anyway. */
export function Phrases({ text }: { text: string }): ReactNode {
  const { language } = useSite();
  if (language.script !== 'han') return text;
  return splitPhrases(text).map((phrase, index) => (
    <span key={index} className={styles.phrase}>
      {phrase}
    </span>
  ));
}
