import type { ReactNode } from 'react';
import { useCollector, type DescribedThing } from './render-collector.ts';

/** A script inside the page; its hash goes into the page's content security policy. */
export function InlineScript({
  text,
  type,
}: {
  text: string;
  type?: 'module' | 'speculationrules';
}): ReactNode {
  useCollector().inlineScripts.push(text);
  return <script type={type} dangerouslySetInnerHTML={{ __html: text }} />;
}

/** JSON for a `<script>` element: it cannot end the element and is valid JavaScript in every engine. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** Describes the page, or what is on it, to search engines (https://schema.org). It shows nothing: `StructuredDataScript` has it. */
export function StructuredData({ data }: { data: DescribedThing }): ReactNode {
  useCollector().structuredData.push(data);
  return null;
}

/** The questions that a page answers, as it shows them. */
export function AnsweredQuestions({
  entries,
}: {
  entries: readonly { question: string; answer: string }[];
}): ReactNode {
  return (
    <StructuredData
      data={{
        '@type': 'FAQPage',
        mainEntity: entries.map(({ question, answer }) => ({
          '@type': 'Question' as const,
          name: question,
          acceptedAnswer: { '@type': 'Answer' as const, text: answer },
        })),
      }}
    />
  );
}

/** Data that the components before it have described. Browsers do not run it. */
export function StructuredDataScript(): ReactNode {
  const { structuredData } = useCollector();
  if (structuredData.length === 0) return null;
  const text = scriptJson({
    '@context': 'https://schema.org',
    ...(structuredData.length === 1 ? structuredData[0] : { '@graph': structuredData }),
  });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
