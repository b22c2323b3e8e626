/** Fills the placeholders of a text, `{{count}} of {{all}}`. Unknown placeholders stay. */
export function formatTemplate(template: string, values: Record<string, string | number>): string {
  return template.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}
