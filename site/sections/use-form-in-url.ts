import { useCallback, useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { withParams, type FormParams } from './form-params.ts';

export interface FormInUrl {
  form: RefObject<HTMLFormElement | null>;
  /** The fields' values as a query string. */
  typed: string;
  /** Key of the fields: they are made anew where the browser's URL has other figures than the server's markup. */
  edition: number;
  /** Reads the fields again, after one has changed. */
  read: () => void;
  /** Keeps the figures in the URL, in place of a request. */
  submit: (event: SubmitEvent) => void;
}

const valuesOf = (form: HTMLFormElement): string =>
  `?${new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']))}`;

const isEdited = (form: HTMLFormElement): boolean =>
  [...form.elements].some((field) =>
    field instanceof HTMLSelectElement
      ? [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
      : field instanceof HTMLInputElement && field.value !== field.defaultValue,
  );

/**
 * Follows a form whose figures the URL carries. Its fields are uncontrolled, so that what was typed before the code came stays
 * in them. The URL changes once a figure is final: browsers limit how often a page may change it.
 * @param initial the query string of the page that the server rendered
 */
export function useFormInUrl(initial: string, params: FormParams): FormInUrl {
  const form = useRef<HTMLFormElement>(null);
  const latest = useRef(initial);
  const [shown, setShown] = useState({ typed: initial, edition: 0 });

  const read = useCallback((): void => {
    if (!form.current) return;
    params.settle?.(form.current, latest.current);
    latest.current = valuesOf(form.current);
    setShown(({ edition }) => ({ typed: latest.current, edition }));
  }, [params]);
  const keep = useCallback((): void => {
    const query = withParams(location.search, params.names, params.canonical(latest.current));
    history.replaceState(history.state, '', location.pathname + query + location.hash);
  }, [params]);

  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const inUrl = params.canonical(location.search);
    if (isEdited(element)) {
      read();
      keep();
    } else if (inUrl !== params.canonical(initial)) {
      latest.current = inUrl;
      setShown({ typed: inUrl, edition: 1 });
    }
    // React's own onChange follows every key.
    element.addEventListener('change', keep);
    return () => element.removeEventListener('change', keep);
  }, [initial, params, read, keep]);

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    read();
    keep();
  };
  return { form, ...shown, read, submit };
}
