import type { ReactNode } from 'react';
import type { LanguageCode } from '../../core/domain/languages.ts';
import startEmbed from '../behaviours/embed.ts';
import scrollNews from '../behaviours/scroll-news.ts';
import { chartingProvider } from '../facts/external-links.ts';
import * as storageKeys from '../facts/storage-keys.ts';
import { isolate } from '../i18n/format.ts';
import { Enhanced } from '../islands/enhanced.tsx';
import { useCollector } from '../render-collector.ts';
import { useSite, useWords } from '../site-context.tsx';
import { buttonClass } from '../ui/button.tsx';
import { attribution, widgetHosts, widgetScript } from './provider.ts';
import type { EmbedState } from './widget-life.ts';
import type { Widget } from './widgets.ts';
import styles from './frame.module.css';

/** The language of this page's widgets, which the deployment's settings decide. */
export function useWidgetLanguage(): LanguageCode {
  const { widgets, language } = useSite();
  return widgets.locale === 'page' ? language.code : widgets.locale;
}

/** The class for what surrounds a widget: `darkClass`, or the page's own colours where widgets follow its theme. */
export function useWidgetSurfaceClass(darkClass: string | undefined): string {
  return (useSite().widgets.theme === 'page' ? styles.follows : darkClass) ?? '';
}

interface EmbedProps {
  widget: Widget;
  /** Names the widget's frame to screen readers, in the page's language. */
  title: string;
  children: ReactNode;
}

/**
 * Holds a widget: an `EmbedStage`, where it is mounted, and `EmbedNotices`, which report its state. `behaviours/embed.ts` mounts
 * the widget and writes its state to `data-state`; CSS shows what belongs to each state.
 */
export function Embed({ widget, title, children }: EmbedProps): ReactNode {
  const { widgets } = useSite();
  useCollector().embedCount++;
  const hosts = widgetHosts(widgets.origin);
  return (
    <Enhanced by={startEmbed} on="visible">
      <div
        className={styles.embed}
        tabIndex={-1}
        data-embed={widget.name}
        data-script={widgetScript(hosts, widget.name)}
        data-settings={JSON.stringify(widget.settings)}
        data-title={title}
        data-follows-theme={widgets.theme === 'page' ? '' : undefined}
        data-consent={widgets.consent === 'required' ? storageKeys.widgets : undefined}
      >
        {children}
        <WidgetMarkup />
      </div>
    </Enhanced>
  );
}

/** The provider's own markup, to which the embed's code adds its script. */
function WidgetMarkup(): ReactNode {
  const { text, ...attributes } = attribution;
  return (
    <template>
      <div>
        <div className="tradingview-widget-container">
          <div className="tradingview-widget-container__widget" />
          <div className="tradingview-widget-copyright">
            <a {...attributes}>
              <span className="blue-text">{text}</span>
            </a>
          </div>
        </div>
      </div>
    </template>
  );
}

/** The widget's place, whose height `frame.module.css` sets: the embed has it from the first paint on. */
export type EmbedSize = 'ticker' | 'quotes' | 'longQuotes' | 'calendar' | 'news';

type Command = 'retry' | 'stop' | 'start' | 'always' | 'once' | 'never';

interface EmbedNoticesProps {
  size: EmbedSize;
  /** Shown without JavaScript, and before a widget is requested. */
  idle?: ReactNode;
  /** Link to the provider's own page, where the panel does not show one already. */
  link?: ReactNode;
}

/** One notice for each state, of which CSS shows one: the ticker's on one line of its band. Changes are announced politely. */
export function EmbedNotices({ size, idle, link }: EmbedNoticesProps): ReactNode {
  const t = useWords('embeds');
  const subject = size === 'longQuotes' ? 'quotes' : size;
  const look = size === 'ticker' ? 'line' : 'block';
  const { widgets, language } = useSite();
  const provider = isolate(chartingProvider.name, language.code);
  const texts: Partial<Record<EmbedState, string>> = t('texts', { returnObjects: true, provider });
  const notice = (state: EmbedState, ...commands: Command[]): ReactNode => (
    <div className={styles.notice} data-for={state}>
      <div className={styles.text}>
        {/* Only the ticker is live or stopped. */}
        <p>{t(`${subject}.${state}` as 'ticker.live', { provider })}</p>
        {look === 'block' && texts[state] !== undefined && <p className="fine">{texts[state]}</p>}
      </div>
      <div className={`${styles.actions} wrap gap-2`}>
        {commands.map((command) => (
          <EmbedButton key={command} command={command} />
        ))}
        {link}
      </div>
    </div>
  );
  return (
    <div className={`${styles.notices} ${styles[look]} column`} role="status">
      {(idle ?? link) !== undefined && (
        <div className={`${styles.notice} ${styles.idle}`} data-for="idle">
          {idle}
          {link}
        </div>
      )}
      <div className={styles.notice} data-for="waiting">
        <p>{t(`${subject}.waiting`, { provider })}</p>
      </div>
      {notice('failed', 'retry')}
      {notice('refused', 'retry')}
      {notice('offline', 'retry')}
      {subject === 'ticker' && (
        <>
          {notice('live', 'stop')}
          {notice('stopped', 'start')}
        </>
      )}
      {widgets.consent === 'required' && (
        <>
          {notice('consent', 'always', 'once', 'never')}
          {notice('declined', 'once')}
        </>
      )}
    </div>
  );
}

/** All notices have the same look of button, so that refusing consent is as easy as giving it. */
function EmbedButton({ command }: { command: Command }): ReactNode {
  const t = useWords('embeds');
  return (
    <button
      type="button"
      className={buttonClass('quiet', 'small')}
      data-command={command}
      data-replay=""
    >
      {t(`actions.${command}`)}
    </button>
  );
}

interface EmbedStageProps {
  size: EmbedSize;
  /** Shown without the widget: names, never prices. */
  children: ReactNode;
}

/** Where the widget is mounted. Its children are shown until it is live, but for the ticker's, and again when it fails. */
export function EmbedStage({ size, children }: EmbedStageProps): ReactNode {
  return (
    <div className={`${styles.stage} ${styles[size]} grid`}>
      {children}
      {size === 'ticker' && <div className={styles.skeleton} aria-hidden="true" />}
      <div className={`${styles.host} column start`} data-host="" />
    </div>
  );
}

/** Pauses the news, whose scrolling comes with it; shown while they are live. */
export function PauseScrolling(): ReactNode {
  const t = useWords('embeds');
  return (
    <Enhanced by={scrollNews} on="visible">
      <button
        type="button"
        className={`${styles.pause} ${buttonClass('quiet', 'small')}`}
        aria-pressed="false"
      >
        <svg className="lines" viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
          <path className={styles.running} d="M4.5 2.5v11M11.5 2.5v11" />
          <path className={styles.paused} d="M4 2.5 13 8l-9 5.5Z" />
        </svg>
        {t('actions.pause')}
      </button>
    </Enhanced>
  );
}
