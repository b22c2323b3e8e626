import type { ReactNode } from 'react';

interface NamedPartsProps {
  /** With names in braces: `{{total}}`. */
  text: string;
  /** By name; empty without one. */
  parts: Readonly<Record<string, string | undefined>>;
  as: 'b' | 'bdi';
}

/** A text with elements in place of its names. */
export const NamedParts = ({ text, parts, as: Part }: NamedPartsProps): ReactNode =>
  text
    .split(/\{\{|\}\}/)
    .map((piece, index) => (index % 2 === 0 ? piece : <Part key={piece}>{parts[piece]}</Part>));
