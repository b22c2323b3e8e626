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
  /** From the mouse leaving, or a link being followed, to closing. */
  closeDelayMs: number;
  /** Also opens on keyboard focus. */
  opensOnFocus?: boolean;
  /** `<details>` of one name close each other. */
  group?: string;
  summary: ReactNode;
  summaryLabel?: string;
  summaryClassName?: string | undefined;
  children: ReactNode;
}

/** Focuses the next link of an element or, with -1, the previous one. */
function focusLink(element: HTMLElement, step: 1 | -1): void {
  const links = [...element.querySelectorAll<HTMLElement>('a')];
  const position = links.indexOf(document.activeElement as HTMLElement);
  links[(position + step + links.length) % links.length]?.focus();
}

/** Opens and closes a `<details>`. The element itself holds the state, so what was opened before hydration stays open. */
function useOpening(closeDelayMs: number, opensOnFocus: boolean) {
  const details = useRef<HTMLDetailsElement>(null);
  const closeTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Hover or focus has just opened it: the click that follows must not close it again. */
  const openedByHover = useRef(false);

  const cancelClose = (): void => clearTimeout(closeTimer.current);
  const setOpen = (open: boolean): void => {
    cancelClose();
    if (details.current) details.current.open = open;
    if (!open) openedByHover.current = false;
  };
  const scheduleClose = (): void => {
    cancelClose();
    closeTimer.current = setTimeout(() => setOpen(false), closeDelayMs);
  };

  useEffect(() => {
    // Mouse or focus may have arrived before hydration: the stylesheet then shows the list.
    const element = details.current;
    if (
      element &&
      !element.open &&
      ((element.matches(':hover') && matchMedia('(hover: hover)').matches) ||
        (opensOnFocus && element.matches(':has(:focus-visible)')))
    ) {
      element.open = true;
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
      clearTimeout(closeTimer.current);
    };
  }, [opensOnFocus]);

  return { details, openedByHover, setOpen, scheduleClose, cancelClose };
}

/**
 * A native `<details>` that opens on hover, closes shortly after the mouse leaves or a link is followed, closes on Escape and
 * when it loses focus, and moves through its links with the arrow keys.
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
  const { details, openedByHover, setOpen, scheduleClose, cancelClose } = useOpening(
    closeDelayMs,
    opensOnFocus,
  );

  const onPointerEnter = (event: PointerEvent): void => {
    // React replays events from before hydration: by then the mouse may have left.
    if (event.pointerType !== 'mouse' || !details.current?.matches(':hover')) return;
    cancelClose();
    if (details.current.open) return;
    setOpen(true);
    openedByHover.current = true;
  };
  const onPointerLeave = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') scheduleClose();
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
      // While it is open, focus on the summary does not open it again.
      summaryElement?.focus({ focusVisible: true });
      setOpen(false);
      return;
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    if (!element.open) setOpen(true);
    focusLink(element, step);
  };
  const onClick = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('a')) scheduleClose();
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
