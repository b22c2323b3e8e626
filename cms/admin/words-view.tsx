'use client';

import { Button, toast, useAuth, useTranslation } from '@payloadcms/ui';
import { useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { languages, type Language, type LanguageCode } from '../../core/domain/languages.ts';
import { messageOf } from '../../core/util/error-message.ts';
import { findTextProblem, maxTextLength, placeholdersOf } from '../../core/words/check-text.ts';
import { editAround } from '../../core/words/edit-text.ts';
import { mayPublish } from '../access.ts';
import type {
  EditedText,
  SaveOutcome,
  TextChange,
  WordPageState,
} from '../words/word-endpoints.ts';
import { PreviewPane } from './preview-pane.tsx';
import { useWords } from './use-words.ts';
import './words-view.css';

const pageUrl = '/rest/words/page/';

/** Texts that are typed and not saved yet, by language and key. */
type Typed = Readonly<Record<string, string>>;
const typedKey = (language: LanguageCode, key: string): string => `${language} ${key}`;

/** The part of a page that a key belongs to: `hero` of `home:hero.lead`. */
const sectionOf = (key: string): string => key.split(/[:.]/)[1] ?? '';

/** In place of the list of texts: a form of all words of a page, in reading order, three languages side by side. */
export function WordsView(): ReactNode {
  const { t, language } = useWords();
  const { t: frameworkWord } = useTranslation();
  const { user } = useAuth();
  const [name, setName] = useState('home');
  const [page, setPage] = useState<WordPageState>();
  const [failure, setFailure] = useState<string>();
  const [typed, setTyped] = useState<Typed>({});
  const [previews, setPreviews] = useState(0);
  const pageId = useId();

  const load = useCallback(async (wanted: string): Promise<void> => {
    const response = await fetch(pageUrl + wanted);
    if (!response.ok) throw new Error(String(response.status));
    setPage((await response.json()) as WordPageState);
  }, []);
  useEffect(() => {
    load(name).catch((error: unknown) => setFailure(messageOf(error)));
  }, [load, name]);
  const hasTyped = Object.keys(typed).length > 0;
  useEffect(() => {
    if (!hasTyped) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [hasTyped]);

  if (!page)
    return (
      <p className="words-view">
        {failure === undefined ? t('working') : t('failed', { reason: failure })}
      </p>
    );

  /** Texts that were typed, and for publishing those that earlier were saved as drafts. */
  const changesOf = ({ entries, edited }: WordPageState, publish: boolean): TextChange[] =>
    entries.flatMap(({ key, texts }) =>
      languages.flatMap(({ code }) => {
        const text = typed[typedKey(code, key)];
        const saved = edited[key]?.[code];
        if (text !== undefined)
          return [{ key, language: code, text: text === texts[code] ? '' : text }];
        return publish && saved?.isDraft ? [{ key, language: code, text: saved.text }] : [];
      }),
    );

  async function save(publish: boolean): Promise<void> {
    const changes = changesOf(page!, publish);
    try {
      const response = await fetch(pageUrl + name, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ changes, publish }),
      });
      const outcome = (await response.json()) as Partial<SaveOutcome>;
      if (outcome.problems?.length)
        return void toast.error(t('wordsRefused', { count: outcome.problems.length }));
      if (!response.ok) throw new Error(String(response.status));
      await load(name);
      setTyped({});
      setPreviews((count) => (count > 0 ? count + 1 : count));
      toast.success(
        frameworkWord(publish ? 'general:updatedSuccessfully' : 'version:draftSavedSuccessfully'),
      );
    } catch (error) {
      // The form keeps its texts, so that nothing typed is lost.
      toast.error(t('failed', { reason: messageOf(error) }));
    }
  }

  async function openPreview(): Promise<void> {
    if (hasTyped) await save(false);
    setPreviews((count) => count + 1);
  }

  function choosePage(wanted: string): void {
    // oxlint-disable-next-line no-alert -- the browser's own question, as before leaving the page
    if (hasTyped && !confirm(frameworkWord('general:unsavedChanges'))) return;
    setTyped({});
    setName(wanted);
  }

  const sections = [...new Set(page.entries.map(({ key }) => sectionOf(key)))];
  /** The section's own heading, in the language of the admin if the site has it. */
  const titleOf = (section: string): string =>
    page.entries.find(({ key }) => key === `${name}:${section}.title`)?.texts[
      language as LanguageCode
    ] ?? section;
  const nameOf = ({ name: other, titles }: WordPageState['pages'][number]): string =>
    titles?.[language as LanguageCode] ?? other;
  return (
    <div className="words-view" data-page={page.name}>
      <div className="words-view__bar">
        <label htmlFor={pageId}>{t('wordsPage')}</label>
        <select id={pageId} value={name} onChange={(event) => choosePage(event.target.value)}>
          <optgroup label={t('wordsPages')}>
            {page.pages
              .filter(({ titles }) => titles)
              .map((other) => (
                <option
                  key={other.name}
                  value={other.name}
                >{`${nameOf(other)} (${other.name})`}</option>
              ))}
          </optgroup>
          <optgroup label={t('wordsShared')}>
            {page.pages
              .filter(({ titles }) => !titles)
              .map((other) => (
                <option key={other.name} value={other.name}>
                  {other.name}
                </option>
              ))}
          </optgroup>
        </select>
        <Button buttonStyle="secondary" onClick={() => void openPreview()}>
          {frameworkWord('version:preview')}
        </Button>
        <Button buttonStyle="secondary" disabled={!hasTyped} onClick={() => void save(false)}>
          {frameworkWord('version:saveDraft')}
        </Button>
        {mayPublish(user) && (
          <Button
            disabled={changesOf(page, true).length === 0}
            id="action-save"
            onClick={() => void save(true)}
          >
            {frameworkWord('version:publishChanges')}
          </Button>
        )}
      </div>
      <div className="words-view__parts">
        <div>
          {sections.map((section) => (
            <section key={section}>
              <h2>{titleOf(section)}</h2>
              {page.entries
                .filter(({ key }) => sectionOf(key) === section)
                .map(({ key, texts }) => (
                  <div key={key} className="words-view__row">
                    {languages.map((textLanguage) => {
                      const defaultText = texts[textLanguage.code];
                      const saved = page.edited[key]?.[textLanguage.code];
                      const id = typedKey(textLanguage.code, key);
                      return defaultText === undefined ? (
                        <div key={id} />
                      ) : (
                        <TextField
                          key={id}
                          name={key}
                          textLanguage={textLanguage}
                          defaultText={defaultText}
                          saved={saved}
                          text={typed[id] ?? (saved?.text || defaultText)}
                          onChange={(text) => setTyped((before) => ({ ...before, [id]: text }))}
                        />
                      );
                    })}
                  </div>
                ))}
            </section>
          ))}
        </div>
        {previews > 0 && <PreviewPane page={name} version={previews} />}
      </div>
    </div>
  );
}

interface TextFieldProps {
  name: string;
  textLanguage: Language;
  defaultText: string;
  saved: EditedText | undefined;
  text: string;
  onChange: (text: string) => void;
}

/** A text in one language, with its placeholders, its length, and its problem if it has one. */
function TextField({
  name,
  textLanguage: { code, nativeName, direction },
  defaultText,
  saved,
  text,
  onChange,
}: TextFieldProps): ReactNode {
  const { t } = useWords();
  const { t: frameworkWord } = useTranslation();
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const problem = text === '' ? undefined : findTextProblem(text, defaultText);
  const isOwn = text !== defaultText;

  function change(edit: { text: string; caret: number }): void {
    // A text is one line; the field breaks it.
    const shown = edit.text.replaceAll(/\s*\n\s*/g, ' ');
    onChange(shown);
    // The caret moves to the end when the field shows another text than was typed.
    if (shown !== field.current?.value)
      requestAnimationFrame(() => field.current?.setSelectionRange(edit.caret, edit.caret));
  }

  function insert(placeholder: string): void {
    const { selectionStart = text.length, selectionEnd = text.length } = field.current ?? {};
    change({
      text: text.slice(0, selectionStart) + placeholder + text.slice(selectionEnd),
      caret: selectionStart + placeholder.length,
    });
    field.current?.focus();
  }

  return (
    <div className="words-view__field">
      <label htmlFor={id}>
        {nativeName} <small dir="ltr">{name.slice(name.indexOf(':') + 1)}</small>
      </label>
      <textarea
        ref={field}
        id={id}
        lang={code}
        dir={direction}
        rows={2}
        value={text}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-notes`}
        onChange={(event) => change(editAround(text, event.target.value))}
      />
      <div className="words-view__placeholders" dir="ltr">
        {placeholdersOf(defaultText).map((placeholder) => (
          <button
            key={placeholder}
            type="button"
            data-missing={text.includes(placeholder) ? undefined : ''}
            onClick={() => insert(placeholder)}
          >
            {placeholder.slice(2, -2)}
          </button>
        ))}
      </div>
      <div id={`${id}-notes`} className="words-view__notes">
        {problem && <p role="alert">{t(problem.kind, problem)}</p>}
        {saved?.formerDefault !== undefined && (
          <p className="words-view__outdated">
            {t('wordsOutdated', { text: saved.formerDefault })}
          </p>
        )}
        <p>
          {t('wordsLength', {
            length: text.length,
            usual: defaultText.length,
            max: maxTextLength(defaultText),
          })}
          {saved?.isDraft && ` · ${frameworkWord('version:draft')}`}
          {saved && (
            <>
              {` · ${saved.changedBy} · `}
              <a href={`/admin/collections/words/${saved.id}/versions`}>
                {frameworkWord('version:versions')}
              </a>
            </>
          )}
          {isOwn && (
            <>
              {' · '}
              <button type="button" title={defaultText} onClick={() => onChange(defaultText)}>
                {t('wordsDefault')}
              </button>
            </>
          )}
        </p>
      </div>
    </div>
  );
}
