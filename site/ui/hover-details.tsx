import {
  useEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type FocusEvent,
  type ReactNode,
} from 'react';

interface HoverDetailsProps {
  className?: string | undefined;
  /** Between the mouse leaving (or a choice) and closing. */
  closeDelayMs: number;
  /** Also opens when the keyboard's focus arrives. */
  opensOnFocus?: boolean;
  /** `<details>` of one name close each other. */
  group?: string;
  summary: ReactNode;
  summaryLabel?: string;
  summaryClassName?: string | undefined;
  children: ReactNode;
}

/**
 * A native `<details>` that React refines: it opens under the mouse, closes a moment after the mouse leaves or something was
 * chosen, closes on Escape and when the focus moves on, and moves through its links with the arrow keys. The element itself
 * keeps the state, so what was opened before React arrived stays open.
 */
export function HoverDetails({
  className,
  closeDelayMs,
  opensOnFocus = false,
  group,
  summary,
  summaryLabel,
  summaryClassName,
  children,
}: HoverDetailsProps): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The mouse or the focus opened it a moment ago: the click that follows must not close it again. */
  const openedByHover = useRef(false);

  const setOpen = (open: boolean): void => {
    clearTimeout(closing.current);
    if (details.current) details.current.open = open;
    if (!open) openedByHover.current = false;
  };
  const closeSoon = (): void => {
    clearTimeout(closing.current);
    closing.current = setTimeout(() => setOpen(false), closeDelayMs);
  };

  useEffect(() => {
    // The mouse was here before React was.
    if (
      details.current?.matches(':hover') &&
      matchMedia('(hover: hover)').matches &&
      !details.current.open
    ) {
      details.current.open = true;
      openedByHover.current = true;
    }
    const closeOutside = (event: Event): void => {
      if (
        details.current?.open &&
        event.target instanceof Node &&
        !details.current.contains(event.target)
      )
        setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      clearTimeout(closing.current);
    };
  }, []);

  const onPointerEnter = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(closing.current);
    if (details.current?.open) return;
    setOpen(true);
    openedByHover.current = true;
  };
  const onPointerLeave = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') closeSoon();
  };
  const onSummaryClick = (event: MouseEvent): void => {
    if (!openedByHover.current) return;
    event.preventDefault();
    openedByHover.current = false;
  };
  const onSummaryFocus = (event: FocusEvent<HTMLElement>): void => {
    if (!opensOnFocus || details.current?.open || !event.currentTarget.matches(':focus-visible'))
      return;
    setOpen(true);
    openedByHover.current = true;
  };
  const onBlur = (event: FocusEvent): void => {
    if (event.relatedTarget instanceof Node && !details.current?.contains(event.relatedTarget))
      setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const element = details.current;
    if (!element) return;
    const summaryElement = element.querySelector('summary');
    if (event.key === 'Escape' && element.open) {
      setOpen(false);
      summaryElement?.focus({ focusVisible: true });
      // Focus that comes back must not open it again.
      setOpen(false);
      return;
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    if (!element.open) setOpen(true);
    const stops = [...element.querySelectorAll<HTMLElement>('a')];
    const position = stops.indexOf(document.activeElement as HTMLElement);
    stops[(position + step + stops.length) % stops.length]?.focus();
  };
  const onClick = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('a')) closeSoon();
  };

  return (
    <details
      ref={details}
      className={className}
      {...(group ? { name: group } : {})}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <summary
        className={summaryClassName}
        aria-label={summaryLabel}
        onClick={onSummaryClick}
        onFocus={onSummaryFocus}
      >
        {summary}
      </summary>
      {children}
    </details>
  );
}
