import type { ReactNode } from 'react';
import { useWords } from '../site-context.tsx';
import { SectionHeading } from '../ui/section.tsx';

/** Register, add funds, start trading. */
export function ThreeSteps(): ReactNode {
  const t = useWords('sections');
  return (
    <>
      <SectionHeading id="steps" title={t('steps.title')} lead={t('steps.lead')} />
      <ol className="steps grid gap-8 three">
        {t('steps.steps', { returnObjects: true }).map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.description}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
