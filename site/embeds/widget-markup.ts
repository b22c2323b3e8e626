import { isPageDark } from './page-theme.ts';
import { attribution } from './provider-attribution.ts';
import { readSettings } from './settings-text.ts';

function createElement(className: string, ...children: HTMLElement[]): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  element.append(...children);
  return element;
}

/** The provider's script, with the widget's settings as its text. */
export function createWidgetScript(embed: HTMLElement): HTMLScriptElement {
  const listed = [...embed.querySelectorAll('li')].map(({ textContent }) => textContent);
  const settings = readSettings(embed.dataset['settings'] ?? '{}', listed);
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
  const theme = themeOf(embed);
  widget.dataset['theme'] = theme;
  // The frame is transparent only where it has the same scheme as its surroundings.
  widget.style.colorScheme = theme;
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
