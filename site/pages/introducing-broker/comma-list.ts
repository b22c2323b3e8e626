/** The words of a card are one comma-separated phrase, with the comma of its language: `,`, `，`, `、` or `،`. */
export function splitCommaList(text: string): string[] {
  return text
    .split(/[,，、،]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}
