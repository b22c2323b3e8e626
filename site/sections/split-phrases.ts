/** The phrases of a Chinese text, each with its closing punctuation. */
export function splitPhrases(text: string): string[] {
  return text.split(/(?<=[，。：；、？])(?=.)/u);
}
