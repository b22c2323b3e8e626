/** A Chinese text's phrases, each with the punctuation that ends it. */
export function splitPhrases(text: string): string[] {
  return text.split(/(?<=[，。：；、？])(?=.)/u);
}
