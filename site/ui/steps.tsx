import type { ReactNode } from 'react';

interface StepsProps {
  steps: readonly { title: string; description: ReactNode }[];
  /** Their arrangement; without it they are in one column. */
  className?: string;
}

/** Numbered steps, each with a heading and a text. */
export function Steps({ steps, className = 'column' }: StepsProps): ReactNode {
  return (
    <ol className={`steps gap-8 ${className}`}>
      {steps.map(({ title, description }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  );
}
