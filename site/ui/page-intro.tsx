import type { ReactNode } from 'react';

interface PageIntroProps {
  label?: string;
  title: ReactNode;
  lead?: ReactNode;
  /** The length of the lead's lines. */
  leadLines?: 'short' | 'column';
  /** Positions it in the page's layout. */
  className?: string | undefined;
  /** Further content of the intro, after the lead. */
  children?: ReactNode;
}

/** The words that open a page without a picture: label, title, lead. */
export function PageIntro({
  label,
  title,
  lead,
  leadLines = 'short',
  className,
  children,
}: PageIntroProps): ReactNode {
  return (
    <header className={['gap-4 start column', className].filter(Boolean).join(' ')}>
      {label !== undefined && <p className="label strong small">{label}</p>}
      <h1>{title}</h1>
      {lead !== undefined && (
        <p className={leadLines === 'short' ? 'lead soft short' : 'lead soft'}>{lead}</p>
      )}
      {children}
    </header>
  );
}
