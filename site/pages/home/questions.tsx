import type { ReactNode } from 'react';
import { sentenceGap } from '../../i18n/format.ts';
import { known } from '../../i18n/known.ts';
import { Insurer, LicenceStatus } from '../../sections/protection.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';

/** Questions that hold people back, each with the page that says more. */
const questions = [
  { id: 'withdrawals', route: 'funding' },
  { id: 'minimum', route: 'accountTypes' },
  { id: 'demo', route: 'help' },
  { id: 'safety', route: 'accountTypes', fragment: 'protection' },
] as const;

export function Questions(): ReactNode {
  const t = useWords('home');
  const { language, links } = useSite();
  const gap = sentenceGap(language.code);
  const items = questions.map((question) => ({
    fragment: undefined,
    ...question,
    ...t(`questions.items.${question.id}`, { returnObjects: true }),
  }));
  return (
    <Section ground="sunken" density="dense" labelledBy="questions">
      <SectionHeading id="questions" title={t('questions.title')} />
      <dl className="column two ruled gap-6">
        {known(items).map(({ id, route, fragment, question, answer, link }) => (
          <div key={id}>
            <dt className="strong">{question}</dt>
            <dd className="soft">
              {answer}
              {id === 'safety' && (
                <>
                  {gap}
                  <Insurer />
                  {gap}
                  <LicenceStatus />
                </>
              )}{' '}
              <a href={links.page(route, fragment)}>{link}</a>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
