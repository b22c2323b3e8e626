import { useCallback, type MouseEvent } from 'react';
import type { SpecsView } from '../../../core/specs/specs-view.ts';

/** Follows a link within this page, starting from the current view. */
export type FollowLink = (event: MouseEvent, change: (view: SpecsView) => SpecsView) => void;

/** Its identity is stable, so that memoised components skip a keystroke. */
export function useFollowLink(
  navigate: (change: (view: SpecsView) => SpecsView) => void,
): FollowLink {
  return useCallback<FollowLink>(
    (event, change) => {
      // With these modifiers the browser opens another tab or window, or downloads.
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      navigate(change);
    },
    [navigate],
  );
}
