import type { ReactNode } from 'react';
import { useWords } from '../site-context.tsx';

/** A warning about market information, in body size: it is not small print. */
export function Disclaimer({ text }: { text: string }): ReactNode {
  const t = useWords('sections');
  return (
    <aside className="aside reading grid gap-2" aria-labelledby="disclaimer">
      <h2 className="h3" id="disclaimer">
        {t('disclaimer.title')}
      </h2>
      <p className="soft">{text}</p>
    </aside>
  );
}
