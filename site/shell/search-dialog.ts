import { suggestionsPath } from '../../core/domain/api-paths.ts';
import { maxSearchQueryLength } from '../../core/domain/search-query.ts';
import type { SuggestionIndex } from '../../core/domain/suggestion-index.ts';
import { createSuggest, type MarkedParts, type Suggest, type Suggestion } from './suggestions.ts';
import rules from './search-dialog.css?inline';

const dialogId = 'search-dialog';
const listId = 'search-suggestions';

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  children: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes))
    created.setAttribute(attribute, value);
  created.append(...children);
  return created;
}

const marked = (parts: MarkedParts): (Node | string)[] =>
  parts.map(({ text, marked: isMarked }) => (isMarked ? element('mark', {}, [text]) : text));

const unmarked = (text: string): MarkedParts => [{ text, marked: false }];

interface LoadedIndex {
  index: SuggestionIndex;
  suggest: Suggest;
}

let loading: Promise<LoadedIndex | undefined> | undefined;

/** Undefined if it cannot be fetched: the form works without it, and the next use tries again. */
const loadIndex = (): Promise<LoadedIndex | undefined> => {
  loading ??= fetch(suggestionsPath(document.documentElement.lang))
    .then(async (response) => {
      if (!response.ok) throw new Error(String(response.status));
      const index: SuggestionIndex = await response.json();
      return { index, suggest: createSuggest(index) };
    })
    .catch(() => {
      loading = undefined;
      return undefined;
    });
  return loading;
};

/** Everything in the dialog that is used after it was built. */
interface SearchDialog {
  dialog: HTMLDialogElement;
  form: HTMLFormElement;
  input: HTMLInputElement;
  often: HTMLElement;
  list: HTMLElement;
}

/** Its words that cannot wait for the index stand in the page: the link's own name, and what closes the mobile menu. */
function buildDialog(link: HTMLAnchorElement): SearchDialog {
  const name = link.getAttribute('aria-label') ?? '';
  const icon = link.querySelector('svg')?.cloneNode(true);
  const close = document.querySelector('header dialog button')?.cloneNode(true);
  if (close instanceof Element) {
    close.removeAttribute('popovertarget');
    close.addEventListener('click', () => dialog.close());
  }
  const input = element('input', {
    name: 'q',
    'aria-label': name,
    inputmode: 'search',
    enterkeyhint: 'search',
    autocomplete: 'off',
    autocapitalize: 'none',
    spellcheck: 'false',
    required: '',
    autofocus: '',
    maxlength: String(maxSearchQueryLength),
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': listId,
    'aria-expanded': 'false',
  });
  const form = element('form', { action: link.href }, [
    element('button', { 'aria-label': name }, icon ? [icon] : []),
    input,
    ...(close ? [close] : []),
  ]);
  const often = element('p');
  const list = element('div', { id: listId, role: 'listbox', 'aria-label': name });
  const dialog = element(
    'dialog',
    { id: dialogId, class: dialogId, 'aria-label': name, closedby: 'any' },
    [element('search', {}, [form]), often, list],
  );
  often.hidden = true;
  list.hidden = true;
  return { dialog, form, input, often, list };
}

/** @returns what shows the suggestions for what is typed, as soon as they are there */
function enhanceDialog({ dialog, form, input, often, list }: SearchDialog): () => void {
  let loaded: LoadedIndex | undefined;
  let active = -1;

  const options = (): HTMLElement[] => [...list.querySelectorAll('a')];

  function activate(position: number): void {
    active = position;
    input.removeAttribute('aria-activedescendant');
    for (const [index, option] of options().entries()) {
      option.setAttribute('aria-selected', String(index === active));
      if (index !== active) continue;
      input.setAttribute('aria-activedescendant', option.id);
      option.scrollIntoView({ block: 'nearest' });
    }
  }

  const optionOf = (
    href: string,
    index: number,
    children: readonly (Node | string)[],
  ): HTMLAnchorElement =>
    element(
      'a',
      { href, id: `${listId}-${index}`, role: 'option', 'aria-selected': 'false', tabindex: '-1' },
      children,
    );

  function suggestionOption(
    { entry, title, note }: Suggestion,
    index: number,
    { words }: SuggestionIndex,
  ): HTMLAnchorElement {
    const isInstrument = entry.kind === 'instrument';
    const name = element('b', isInstrument ? { class: 'ltr' } : {}, marked(title));
    const description = entry.note === undefined ? [] : [' ', element('span', {}, marked(note))];
    return optionOf(entry.href, index, [
      element('span', {}, isInstrument ? [name, ...description] : [name]),
      ...(input.value.trim() ? [' ', element('small', {}, [words.kinds[entry.kind]])] : []),
      ...(isInstrument ? [] : description),
    ]);
  }

  /** Leads to the results page, as the form does. */
  function allOption(query: string, index: number, { words }: SuggestionIndex): HTMLAnchorElement {
    const [before = '', after = ''] = words.all.split('{query}');
    return optionOf(`${form.action}?${new URLSearchParams({ q: query }).toString()}`, index, [
      element('span', {}, [before, element('bdi', {}, [query]), after]),
    ]);
  }

  function suggestNow(): void {
    if (!loaded) return;
    const { index, suggest } = loaded;
    const query = input.value.trim();
    const suggestions = query
      ? suggest(query)
      : index.often.flatMap((position): Suggestion[] => {
          const entry = index.entries[position];
          return entry
            ? [{ entry, title: unmarked(entry.title), note: unmarked(entry.note ?? '') }]
            : [];
        });
    input.placeholder = index.words.hint;
    often.textContent = index.words.often;
    often.hidden = query !== '';
    list.hidden = false;
    list.replaceChildren(
      ...suggestions.map((suggestion, position) => suggestionOption(suggestion, position, index)),
      ...(query ? [allOption(query, suggestions.length, index)] : []),
    );
    list.scrollTop = 0;
    input.setAttribute('aria-expanded', 'true');
    activate(-1);
  }

  input.addEventListener('input', suggestNow);
  form.addEventListener('submit', (event) => {
    if (input.value.trim()) return;
    // The browser takes spaces for an entry; it reports an empty field and gives it the focus.
    event.preventDefault();
    input.value = '';
    suggestNow();
    input.reportValidity();
  });
  input.addEventListener('keydown', (event) => {
    // Keys that choose a character in an input method.
    if (event.isComposing) return;
    const { length } = options();
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && length > 0) {
      event.preventDefault();
      // The field itself stands between the last option and the first.
      activate(((active + 1 + step + length + 1) % (length + 1)) - 1);
    } else if (event.key === 'Enter' && active !== -1) {
      event.preventDefault();
      options()[active]?.click();
    } else if (event.key === 'Home' || event.key === 'End') activate(-1);
  });
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
    const option = event.target instanceof Element && event.target.closest('a');
    // A place on the page that is already shown.
    if (option && option.pathname === location.pathname && option.search === location.search)
      dialog.close();
  });
  // The back/forward cache shows the page again as it was left.
  addEventListener('pagehide', () => dialog.close());

  return () => {
    suggestNow();
    if (!loaded)
      void loadIndex().then((result) => {
        loaded = result;
        suggestNow();
      });
  };
}

/** A press on the link to the search page opens its form in a dialog, with suggestions as one types. */
export function openSearchAt(link: HTMLAnchorElement): void {
  let prepared: (SearchDialog & { suggest: () => void }) | undefined;

  /** Before the press, if there is time: nothing is left to do then but to show it. */
  function prepare(): SearchDialog & { suggest: () => void } {
    void loadIndex();
    if (prepared) return prepared;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
    const parts = buildDialog(link);
    document.body.append(parts.dialog);
    prepared = { ...parts, suggest: enhanceDialog(parts) };
    return prepared;
  }

  link.setAttribute('aria-haspopup', 'dialog');
  for (const type of ['pointerenter', 'focus']) link.addEventListener(type, () => void prepare());
  if (link.matches(':hover, :focus')) prepare();
  link.addEventListener('click', (event) => {
    // In a new tab or window, the search page is what was asked for.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { dialog, input, suggest } = prepare();
    suggest();
    // The dialog returns the focus to where it was. Safari does not give it to a link that is clicked.
    link.focus();
    dialog.showModal();
    input.select();
  });
}
