import type { ReactNode } from 'react';
import { useEvents } from '../analytics/use-events.ts';
import { useSite } from '../site-context.tsx';

interface DocumentLinkProps {
  /** The document's file in content/documents/. */
  id: string;
  className?: string;
  children: ReactNode;
}

/** A link to a document's PDF, which is in English, in a new tab. */
export function DocumentLink({ id, className, children }: DocumentLinkProps): ReactNode {
  const event = useEvents();
  return (
    <a
      href={useSite().links.document(id)}
      className={className}
      target="_blank"
      rel="noopener"
      hrefLang="en"
      type="application/pdf"
      {...event('document', id)}
    >
      {children}
    </a>
  );
}
