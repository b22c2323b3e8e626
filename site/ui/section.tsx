import type { ReactNode } from 'react';
import { Fold } from './fold.tsx';
import styles from './section.module.css';

interface SectionProps {
  /** `plain`: the page's background; `sunken`: a band that stands out from it; `night`: dark in both themes; `call`: like no band above. */
  ground?: 'plain' | 'sunken' | 'night' | 'call';
  /** `dense` halves the space above and below. */
  density?: 'wide' | 'dense';
  id?: string;
  /** Id of the heading that names this section. */
  labelledBy?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A band of the page: background over the full width, content within the common measure. */
export function Section({
  ground = 'plain',
  density = 'wide',
  id,
  labelledBy,
  className,
  children,
}: SectionProps): ReactNode {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={[styles.section, styles[ground], styles[density]].filter(Boolean).join(' ')}
    >
      <div className={className === undefined ? 'measure' : `measure ${className}`}>{children}</div>
    </section>
  );
}

interface SectionHeadingProps {
  id?: string;
  title: string;
  lead?: string | undefined;
}

/** Heading and lead of a section. */
export function SectionHeading({ id, title, lead }: SectionHeadingProps): ReactNode {
  return (
    <div className={`${styles.heading} grid gap-4`}>
      <h2 id={id}>{title}</h2>
      {lead !== undefined && <p className="lead soft">{lead}</p>}
    </div>
  );
}

interface SectionFoldProps extends SectionHeadingProps {
  children: ReactNode;
}

/** Heading, lead and content of a section; on phones, the heading alone until it is tapped. */
export function SectionFold({ id, title, lead, children }: SectionFoldProps): ReactNode {
  return (
    <Fold heading={<h2 id={id}>{title}</h2>}>
      <div className={`${styles.folded} column`}>
        {lead !== undefined && <p className="lead soft">{lead}</p>}
        <div>{children}</div>
      </div>
    </Fold>
  );
}
