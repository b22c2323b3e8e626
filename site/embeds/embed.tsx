import type { ReactNode } from 'react';
import { chartingProvider } from '../facts/external-links.ts';
import { storageKeys } from '../facts/storage-keys.ts';
import { isolate } from '../i18n/format.ts';
import { useSite, useWords } from '../site-context.tsx';
import { buttonClass } from '../ui/button.tsx';
import type { Events } from './events.ts';
import type { MarketQuotes } from './market-quotes.ts';
import { widgetHosts, widgetScript, type WidgetLook } from './provider.ts';
import type { TickerTape } from './ticker-tape.ts';
import type { Timeline } from './timeline.ts';
import styles from './frame.module.css';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    embeds: typeof import('./embeds.en.json');
  }
}

export type Widget = TickerTape | MarketQuotes | Events | Timeline;

/** The look that the deployment's settings give the widgets of this page. */
export function useWidgetLook(): WidgetLook {
  const { widgets, language } = useSite();
  // With WIDGET_THEME=page the browser knows the theme, and the loader writes it over this one.
  return {
    colorTheme: 'dark',
    language: widgets.locale === 'page' ? language.code : widgets.locale,
  };
}

/** The class of what stands around a widget: `night`, or the page's own colours where widgets follow its theme. */
export function useWidgetGround(night: string | undefined): string {
  return (useSite().widgets.theme === 'page' ? styles.follows : night) ?? '';
}

interface EmbedProps {
  widget: Widget;
  /** Names the widget's frame to screen readers, in the page's language. */
  title: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A widget's place. Inside it stand an `EmbedStage`, where the widget comes to stand, and `EmbedNotices`, which say how
 * things are. `loader.ts` brings it to life; its state is written in `data-state`, and all that is seen follows from that.
 */
export function Embed({ widget, title, className, children }: EmbedProps): ReactNode {
  const { widgets, assets, collected } = useSite();
  collected.embeds++;
  const hosts = widgetHosts(widgets.origin);
  return (
    <div
      className={className ? `${styles.embed} ${className}` : styles.embed}
      tabIndex={-1}
      data-embed={widget.name}
      data-loader={assets.embedLoader}
      data-script={widgetScript(hosts, widget.name)}
      data-frames={hosts.frames.join(' ')}
      data-settings={JSON.stringify(widget.settings)}
      data-title={title}
      data-follows-theme={widgets.theme === 'page' ? '' : undefined}
      data-consent={widgets.consent === 'required' ? storageKeys.widgets : undefined}
    >
      {children}
    </div>
  );
}

/** What the visitor reads about. */
export type EmbedSubject = 'quotes' | 'ticker' | 'calendar' | 'news';

interface EmbedNoticesProps {
  subject: EmbedSubject;
  /** What is said where no widget is: without JavaScript, and before one was asked for. */
  idle?: ReactNode;
  /** The way to the provider's own page, where it does not stand under the panel already. */
  link?: ReactNode;
  /** `line`: in one line of a band, whose height never changes. `block`: above the list inside a panel. */
  look: 'line' | 'block';
}

/** One notice for each state; the others take no part. Changes are announced politely. */
export function EmbedNotices({ subject, idle, link, look }: EmbedNoticesProps): ReactNode {
  const t = useWords('embeds');
  const { widgets, language } = useSite();
  const provider = isolate(chartingProvider.name, language.code);
  const notice = (
    state: 'failed' | 'refused' | 'offline' | 'consent' | 'declined',
    actions: ReactNode,
  ): ReactNode => (
    <div className={styles.notice} data-for={state}>
      <p className={styles.title}>{t(`${subject}.${state}`, { provider })}</p>
      {look === 'block' && <p>{t(`texts.${state}`, { provider })}</p>}
      <div className={styles.actions}>
        {actions}
        {link}
      </div>
    </div>
  );
  return (
    <div className={`${styles.notices} ${styles[look]}`} role="status">
      <div className={styles.notice} data-for="idle">
        {idle}
        {link}
      </div>
      <div className={styles.notice} data-for="waiting">
        <p className={styles.title}>{t(`${subject}.waiting`, { provider })}</p>
      </div>
      {notice('failed', <EmbedButton press="retry" />)}
      {notice('refused', <EmbedButton press="retry" />)}
      {notice('offline', <EmbedButton press="retry" />)}
      {subject === 'ticker' && (
        <>
          <div className={styles.notice} data-for="live">
            <p className={styles.title}>{t('ticker.live', { provider })}</p>
            <div className={styles.actions}>
              <EmbedButton press="stop" />
            </div>
          </div>
          <div className={styles.notice} data-for="stopped">
            <p className={styles.title}>{t('ticker.stopped')}</p>
            <div className={styles.actions}>
              <EmbedButton press="start" />
            </div>
          </div>
        </>
      )}
      {widgets.consent === 'required' && (
        <>
          {notice(
            'consent',
            <>
              <EmbedButton press="always" />
              <EmbedButton press="once" />
              <EmbedButton press="never" />
            </>,
          )}
          {notice('declined', <EmbedButton press="once" />)}
        </>
      )}
    </div>
  );
}

/** All alike: to refuse is as easy as to agree. */
function EmbedButton({
  press,
}: {
  press: 'retry' | 'stop' | 'start' | 'always' | 'once' | 'never';
}): ReactNode {
  const t = useWords('embeds');
  return (
    <button type="button" className={buttonClass('quiet', 'small')} data-act={press}>
      {t(`actions.${press}`)}
    </button>
  );
}

interface EmbedStageProps {
  /** How high the widget is, in `frame.module.css`: its place has that height from the first paint on. */
  size: 'ticker' | 'quotes' | 'longQuotes' | 'calendar' | 'news';
  /** What stands here without the widget, by name, never with prices. */
  children: ReactNode;
}

/** Where the widget comes to stand; what stands here first is readable by itself, and comes back when the widget fails. */
export function EmbedStage({ size, children }: EmbedStageProps): ReactNode {
  return (
    <div className={`${styles.stage} ${styles[size]}`}>
      {children}
      <div className={styles.skeleton} aria-hidden="true" />
      <div className={styles.host} data-host="" />
    </div>
  );
}

/** Holds a widget that moves by itself; shown while it is live. */
export function PauseScrolling(): ReactNode {
  const t = useWords('embeds');
  return (
    <button type="button" className={styles.pause} data-act="pause" aria-pressed="false">
      <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
        <path className={styles.running} d="M4.5 2.5v11M11.5 2.5v11" />
        <path className={styles.paused} d="M4 2.5 13 8l-9 5.5Z" />
      </svg>
      {t('actions.pause')}
    </button>
  );
}

/** In the footer of a deployment that asks before it loads widgets: takes the remembered choice back. */
export function WithdrawConsent(): ReactNode {
  const t = useWords('embeds');
  const { widgets, assets, language } = useSite();
  if (widgets.consent === 'off') return null;
  const provider = isolate(chartingProvider.name, language.code);
  return (
    <div className={`${styles.withdraw} needs-script`}>
      <button
        type="button"
        className={buttonClass('quiet', 'small')}
        data-withdraw={storageKeys.widgets}
        data-loader={assets.embedLoader}
      >
        {t('actions.withdraw', { provider })}
      </button>
      <p role="status" data-withdrawn={t('withdrawn', { provider })} />
    </div>
  );
}
