import type { ReactNode } from 'react';
import { signupPath } from '../../../core/domain/api-paths.ts';
import { useEvents } from '../../analytics/use-events.ts';
import { productClasses } from '../../facts/instruments.ts';
import { AnsweredQuestions } from '../../inline-script.tsx';
import { ClosingCall } from '../../sections/call-to-action.tsx';
import { ForServed } from '../../sections/for-served.tsx';
import { Hero } from '../../sections/hero.tsx';
import { QuotesPanel } from '../../sections/quotes-panel.tsx';
import { ServiceCards } from '../../sections/service-cards.tsx';
import { ThreeSteps } from '../../sections/three-steps.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { PriceTables } from '../account-types/price-tables.tsx';

/** A page that the broker's marketing has put together, of sections of other pages. */
export default function CampaignPage(): ReactNode {
  const t = useWords('sections');
  const news = useWords('news');
  const home = useWords('home');
  const { campaign, links } = useSite();
  const event = useEvents();
  if (!campaign) throw new Error('The page of a campaign needs one');
  const { title, lead, button, cards, questions, symbols, hasSteps, ref } = campaign;
  const market = productClasses.find((product) => product === campaign.market);
  const signup = links.typed(ref ? `${signupPath}?ref=${encodeURIComponent(ref)}` : signupPath);
  return (
    <>
      <Hero
        title={title}
        {...(lead && { lead })}
        action={
          <ForServed>
            <ButtonLink
              href={signup}
              newTab
              event={event('openAccount')}
              defaultRef={ref || undefined}
            >
              {button || t('actions.openAccount')}
            </ButtonLink>
          </ForServed>
        }
        note={home('hero.note')}
      />
      {cards.length > 0 && (
        <Section ground="sunken">
          <ServiceCards cards={cards} look="boxed" heading="h2" />
        </Section>
      )}
      {hasSteps && (
        <ForServed>
          <Section>
            <ThreeSteps />
          </Section>
        </ForServed>
      )}
      {symbols.length > 0 && <PriceTables symbols={symbols} />}
      {market && (
        <Section ground="sunken">
          <QuotesPanel instrumentClass={market} />
        </Section>
      )}
      {questions.length > 0 && (
        <Section>
          <AnsweredQuestions entries={questions} />
          <ServiceCards
            cards={questions.map(({ question, answer }) => ({
              title: question,
              description: answer,
            }))}
            perRow={2}
            heading="h2"
          />
        </Section>
      )}
      <ClosingCall title={news('call.title')} text={news('call.text')} demo />
    </>
  );
}
