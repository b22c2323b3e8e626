import type { BrowserContext } from '@playwright/test';

/**
 * Stand-ins for providers of tags and chats, which read from the page what the real scripts read. Requests are answered inside
 * the browser, after the page's policy has allowed them: nothing leaves it.
 */
const scripts: Record<string, () => void> = {
  'https://www.googletagmanager.com/gtag/js': runGoogleTag,
  'https://cdn.livechatinc.com/tracking.js': runLiveChat,
  'https://widget.intercom.io/widget/abcd1234': runIntercom,
  'https://embed.tawk.to/0123456789abcdef01234567/default': runTawk,
};

/** @returns every request to another site than this one, in order; those of scripts without their query strings */
export async function fakeTags(visitor: BrowserContext, siteOrigin: string): Promise<URL[]> {
  const requests: URL[] = [];
  await visitor.route(
    (url) => url.origin !== siteOrigin && url.protocol === 'https:',
    async (route) => {
      const url = new URL(route.request().url());
      requests.push(url);
      const run = scripts[url.origin + url.pathname];
      await route.fulfill(
        run
          ? { contentType: 'text/javascript', body: `(${run.toString()})()` }
          : { status: 204, headers: { 'access-control-allow-origin': '*' } },
      );
    },
  );
  return requests;
}

/* Run in the page, as the services' scripts. */

/** With Consent Mode: it stores and sends nothing that is not granted, and reads the `arguments` of calls, not arrays. */
function runGoogleTag(): void {
  const { dataLayer } = window as unknown as { dataLayer: IArguments[] };
  const consent: Record<string, string> = {};
  const send = (en: string, details: Record<string, string> = {}): void => {
    const query = new URLSearchParams({ en, ads: consent['ad_storage'] ?? '', ...details });
    void fetch(`https://region1.google-analytics.com/g/collect?${query}`, { method: 'POST' });
  };
  const take = (call: IArguments): void => {
    if (!Object.prototype.toString.call(call).includes('Arguments')) return;
    const [command, subject, details] = call;
    if (command === 'consent') Object.assign(consent, details);
    if (consent['analytics_storage'] !== 'granted') return;
    if (command === 'event') send(subject, details);
    if (command !== 'config') return;
    document.cookie = '_ga=GA1.1.1; path=/; max-age=63072000';
    send('page_view');
  };
  for (const call of dataLayer) take(call);
  Object.assign(dataLayer, { push: take });
}

function runLiveChat(): void {
  const { __lc } = window as unknown as { __lc: { license: number } };
  const box = document.createElement('div');
  box.id = 'chat-widget-container';
  box.setAttribute('style', 'position: fixed; bottom: 0; right: 0; width: 84px; height: 84px');
  box.dataset['chat'] = `livechat ${__lc.license}`;
  document.body.append(box);
}

function runIntercom(): void {
  const { intercomSettings } = window as unknown as {
    intercomSettings: { app_id: string; vertical_padding: number };
  };
  const style = document.createElement('style');
  style.textContent = `.launcher { position: fixed; bottom: ${intercomSettings.vertical_padding}px; right: 20px; width: 48px; height: 48px }`;
  const button = document.createElement('div');
  button.className = 'launcher';
  button.dataset['chat'] = `intercom ${intercomSettings.app_id}`;
  document.body.append(style, button);
  void fetch('https://api-iam.intercom.io/messenger/web/ping', { method: 'POST' });
}

function runTawk(): void {
  interface Place {
    xOffset: number;
    yOffset: number;
  }
  const { Tawk_API } = window as unknown as {
    Tawk_API: { customStyle: { visibility: { mobile: Place } } };
  };
  const { xOffset, yOffset } = Tawk_API.customStyle.visibility.mobile;
  const frame = document.createElement('iframe');
  frame.setAttribute(
    'style',
    `position: fixed; bottom: ${yOffset}px; right: ${xOffset}px; width: 60px; height: 60px`,
  );
  frame.title = 'chat widget';
  frame.dataset['chat'] = 'tawk';
  document.body.append(frame);
}
