/** Splits at the commas of all languages: `,`, `，`, `、` and `،`. */
export function splitCommaList(text: string): string[] {
  return text
    .split(/[,，、،]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}
