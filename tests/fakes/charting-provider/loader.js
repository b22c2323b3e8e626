// @ts-check
/* Served by the fake as each of the four scripts. Behaves as docs/external-apis.md says. */
(() => {
  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement))
    throw new Error('Could not self-replace the script, widget embedding has been aborted');
  const [, widget] = /embed-widget-([\w-]+)\.js/.exec(script.src) ?? [];
  const container = script.parentElement;
  const place = container?.querySelector('.tradingview-widget-container__widget');
  if (!container || !place) throw new TypeError('The container is gone');

  /** @type {Record<string, string | number | undefined>} */
  const settings = JSON.parse(script.innerHTML);
  /** @param {string | number | undefined} size */
  const css = (size) => (/^\d+$/.test(String(size)) ? `${size}px` : String(size));

  const copyright = container.querySelector('.tradingview-widget-copyright') ? 32 : 0;
  const narrow = container.clientWidth < 768;
  const height = widget === 'ticker-tape' ? (narrow ? 74 : 46) + copyright : settings['height'];
  container.style.width = css(settings['width'] ?? '100%');
  container.style.height = css(height);
  const style = document.createElement('style');
  style.innerHTML =
    '.tradingview-widget-copyright { font-size: 13px !important; line-height: 32px !important; text-align: center !important; }';
  container.append(style);

  const { locale = 'en', ...rest } = settings;
  const frame = document.createElement('iframe');
  frame.setAttribute('scrolling', 'no');
  frame.setAttribute('allowtransparency', 'true');
  frame.setAttribute('frameborder', '0');
  frame.style.boxSizing = 'border-box';
  frame.style.display = 'block';
  frame.style.width = '100%';
  frame.style.height = `calc(${css(height)} - ${copyright}px)`;
  const url = new URL(`/embed-widget/${widget}/`, script.src);
  url.searchParams.set('locale', String(locale));
  url.hash = encodeURIComponent(
    JSON.stringify({
      ...rest,
      utm_source: location.hostname,
      utm_medium: 'widget_new',
      utm_campaign: widget,
    }),
  );
  frame.src = url.href;
  place.replaceWith(frame);
  script.remove();

  /** @param {MessageEvent} event */
  const resize = (event) => {
    if (!frame.isConnected) removeEventListener('message', resize);
    else if (
      event.source === frame.contentWindow &&
      event.data?.name === 'tv-widget-resize-iframe'
    ) {
      frame.style.height = `${event.data.data.height}px`;
      container.style.height = `${event.data.data.height + copyright}px`;
    }
  };
  addEventListener('message', resize);
})();
