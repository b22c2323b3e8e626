import type { ReactNode } from 'react';
import type { MarkedText } from '../../core/domain/search-result.ts';

/** A text whose matched words are marked. */
export const Marked = ({ text }: { text: MarkedText }): ReactNode =>
  text.map((part, index) => (part.matched ? <mark key={index}>{part.text}</mark> : part.text));
