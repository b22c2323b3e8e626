/** A form's own figures among the parameters of a URL. Constant: pages define it once. */
export interface FormParams {
  names: readonly string[];
  /** The figures of a query string in their one spelling, '' for those of the plain page. */
  canonical: (queryString: string) => string;
  /** Brings fields in line with what has changed, before they are read. @param before their last values, as a query string */
  settle?: (form: HTMLFormElement, before: string) => void;
}

/** A query string with a form's figures in place of those that it has. @param names the form's fields @param own a query string */
export function withParams(queryString: string, names: readonly string[], own: string): string {
  const others = [...new URLSearchParams(queryString)].filter(([name]) => !names.includes(name));
  const text = new URLSearchParams([...new URLSearchParams(own), ...others]).toString();
  return text && `?${text}`;
}
