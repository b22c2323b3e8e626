import type { ReactNode } from 'react';
import { useWords } from '../site-context.tsx';
import { SectionHeading } from '../ui/section.tsx';
import { Steps } from '../ui/steps.tsx';

/** Register, add funds, start trading. */
export function ThreeSteps(): ReactNode {
  const t = useWords('sections');
  return (
    <>
      <SectionHeading id="steps" title={t('steps.title')} lead={t('steps.lead')} />
      <Steps steps={t('steps.steps', { returnObjects: true })} className="column three" />
    </>
  );
}
