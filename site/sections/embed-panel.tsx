import type { ReactNode } from 'react';
import {
  Embed,
  EmbedNotices,
  EmbedStage,
  PauseScrolling,
  useWidgetSurfaceClass,
  type EmbedSize,
} from '../embeds/embed.tsx';
import type { Widget } from '../embeds/widgets.ts';
import styles from './embed-panel.module.css';

interface EmbedPanelProps {
  title: string;
  widget: Widget;
  size: Exclude<EmbedSize, 'ticker'>;
  /** For readers without a widget: before it is requested, and without JavaScript. */
  idle?: ReactNode;
  /** Leads to the provider's own page, beside the notice. */
  link?: ReactNode;
  /** Replaces a widget that has not loaded or cannot: names, never prices. */
  children: ReactNode;
  /** A line under the panel. */
  footnote?: ReactNode;
}

/** A third-party widget, with our own content until it loads. */
export function EmbedPanel({
  title,
  widget,
  size,
  idle,
  link,
  children,
  footnote,
}: EmbedPanelProps): ReactNode {
  const ground = useWidgetSurfaceClass(styles.night);
  return (
    <div className={`${styles.panel} card ${ground}`}>
      <Embed widget={widget} title={title}>
        <figure>
          <figcaption className={`${styles.title} row gap-4 note`}>
            {title}
            {size === 'news' && <PauseScrolling />}
          </figcaption>
          <EmbedStage size={size}>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard */}
            <div
              className={`${styles.content} ring-inside`}
              role="region"
              aria-label={title}
              tabIndex={0}
            >
              <EmbedNotices size={size} idle={idle} link={link} />
              {children}
            </div>
          </EmbedStage>
        </figure>
      </Embed>
      {footnote !== undefined && <div className={`${styles.footnote} fine`}>{footnote}</div>}
    </div>
  );
}
