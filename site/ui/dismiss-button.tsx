import type { ReactNode } from 'react';

/** Works inside `behaviours/dismiss.ts`. @param name what the browser remembers as dismissed */
export function DismissButton({
  name,
  label,
  className,
}: {
  name: string;
  label: string;
  className: string | undefined;
}): ReactNode {
  return (
    <button
      type="button"
      className={`icon-button ${className ?? ''} needs-script not-printed`}
      data-dismiss={name}
      data-replay=""
      aria-label={label}
    >
      <svg className="lines" viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        <path d="m4 4 12 12M16 4 4 16" />
      </svg>
    </button>
  );
}
