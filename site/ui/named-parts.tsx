import type { ReactNode } from 'react';

interface NamedPartsProps {
  /** With names in braces: `{total}`. */
  text: string;
  /** What stands for each name now; empty without one. */
  parts: Readonly<Record<string, string | undefined>>;
  as: 'b' | 'bdi';
}

/** A text in which an enhancement replaces what changes: it finds each name as `data-part`. */
export function NamedParts({ text, parts, as: Part }: NamedPartsProps): ReactNode {
  return text.split(/[{}]/).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <Part key={piece} data-part={piece}>
        {parts[piece]}
      </Part>
    ),
  );
}
