import { isPageDark } from './page-theme.ts';
import { attribution } from './provider-attribution.ts';

function createElement(className: string, ...children: HTMLElement[]): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  element.append(...children);
  return element;
}

/** The provider's script, with the widget's settings as its text. */
export function createWidgetScript(embed: HTMLElement): HTMLScriptElement {
  const settings = JSON.parse(embed.dataset['settings'] ?? '{}') as object;
  const script = document.createElement('script');
  script.async = true;
  script.src = embed.dataset['script'] ?? '';
  script.text = JSON.stringify({ ...settings, colorTheme: themeOf(embed) });
  return script;
}

/** The provider's own markup; its script finds its container by itself. */
export function createWidget(embed: HTMLElement, script: HTMLScriptElement): HTMLElement {
  const container = createElement(
    'tradingview-widget-container',
    createElement('tradingview-widget-container__widget'),
    createElement('tradingview-widget-copyright', createAttribution()),
  );
  container.append(script);
  const widget = createElement('', container);
  widget.dataset['theme'] = themeOf(embed);
  return widget;
}

export const themeOf = (embed: HTMLElement): 'dark' | 'light' =>
  embed.dataset['followsTheme'] === undefined || isPageDark() ? 'dark' : 'light';

function createAttribution(): HTMLElement {
  const { text, ...attributes } = attribution;
  const words = document.createElement('span');
  words.className = 'blue-text';
  words.textContent = text;
  const link = document.createElement('a');
  Object.assign(link, attributes);
  link.append(words);
  return link;
}
