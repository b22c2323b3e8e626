import { environmentSchema, secretSettings } from '../server/settings/environment.ts';

/** docs/settings.md. */
export function settingsDocument(): string {
  const rows = Object.entries(environmentSchema.shape).map(([name, schema]) => {
    const value = schema.safeParse(undefined).data;
    const [unit, ...meaning] = (schema.description ?? '').split(': ');
    const cells = [
      `\`${name}\``,
      value === undefined || typeof value === 'object' ? '–' : `\`${String(value)}\``,
      unit?.replaceAll('|', '\\|'),
      meaning.join(': '),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  const secrets = secretSettings.map((name) => `\`${name}\``).join(', ');
  return `# Settings

Every setting comes from the environment; an invalid one stops the start with a line that names it. Written by \`npm run settings\`.

| setting | default | unit | meaning |
| --- | --- | --- | --- |
${rows.join('\n')}

Secret settings may be in files: in place of ${secrets}, set the same name with \`_FILE\` to a file whose content is the value (a line break at its end does not count).
`;
}
