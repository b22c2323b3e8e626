import type { ReactNode } from 'react';
import { useCollector } from './render-collector.ts';

/** A script inside the page; its hash goes into the page's content security policy. */
export function InlineScript({ text, type }: { text: string; type?: 'module' }): ReactNode {
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

/** Structured data for search engines (https://schema.org); browsers do not run it. */
export function StructuredData({
  data,
}: {
  data: { '@type': string } & Record<string, unknown>;
}): ReactNode {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{
        __html: scriptJson({ '@context': 'https://schema.org', ...data }),
      }}
    />
  );
}
