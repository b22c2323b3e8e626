import type { ReactNode } from 'react';
import { useCompany } from '../../content/company.ts';
import { sentenceGap } from '../../i18n/format.ts';
import { known } from '../../i18n/known.ts';
import { AnsweredQuestions } from '../../inline-script.tsx';
import { insurerText, isOwnLicence } from '../../sections/licence-text.ts';
import { useSite, useWords } from '../../site-context.tsx';
import folds from '../../ui/questions.module.css';

/** Questions that hold people back, each with the page that says more. */
const questions = [
  { id: 'withdrawals', route: 'funding' },
  { id: 'minimum', route: 'accountTypes' },
  { id: 'demo', route: 'help' },
  { id: 'safety', route: 'accountTypes', fragment: 'protection' },
] as const;

export function Questions(): ReactNode {
  const t = useWords('home');
  const protection = useWords('protection');
  const { language, links } = useSite();
  const insurer = insurerText(protection, language.code);
  const unprotected = useCompany().licences.some(isOwnLicence)
    ? ''
    : protection('licence.unprotected') + sentenceGap(language.code);
  const items = questions.map((question) => ({
    fragment: undefined,
    ...question,
    ...t(`questions.items.${question.id}`, { returnObjects: true, insurer, unprotected }),
  }));
  return (
    <div className="column gap-4 start">
      <h2 id="questions">{t('questions.title')}</h2>
      <AnsweredQuestions entries={known(items)} />
      <div className={folds.questions}>
        {known(items).map(({ id, route, fragment, question, answer, link }) => (
          <details key={id} className="unfolds">
            <summary>
              <h3>{question}</h3>
            </summary>
            <p>
              {answer} <a href={links.page(route, fragment)}>{link}</a>
            </p>
          </details>
        ))}
      </div>
    </div>
  );
}
