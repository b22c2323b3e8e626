import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newFolder } from '../tests/harness/temporary-folder.ts';
import { readSettings } from './read-settings.ts';
import { secretSettings, SettingError } from './settings.ts';

function secretFile(content: string): string {
  const file = path.join(newFolder(onTestFinished), 'secret');
  writeFileSync(file, content);
  return file;
}

test.each(secretSettings)('%s may be in a file', (name) => {
  const file = secretFile('hunter2 '.repeat(3));
  const settingsOf = (environment: Record<string, string>): unknown => {
    try {
      return readSettings(environment);
    } catch (error) {
      return error;
    }
  };
  // Refused or accepted, like the same value in the environment itself.
  expect(settingsOf({ [`${name}_FILE`]: file })).toEqual(
    settingsOf({ [name]: 'hunter2 '.repeat(3) }),
  );
  expect(() => readSettings({ [`${name}_FILE`]: `${file}.missing` })).toThrow(
    new SettingError(
      `${name}_FILE='${file}.missing' cannot be used: ENOENT: no such file or directory`,
    ),
  );
});

test('a secret from a file arrives where one from the environment would', () => {
  const { contact } = readSettings({
    SMTP_URL_FILE: secretFile('smtps://user:hunter2@mail.example.com\n'),
    MAIL_TO: 'a@b.example',
    MAIL_FROM: 'c@d.example',
  });
  expect(contact.smtp?.url).toBe('smtps://user:hunter2@mail.example.com');
});

test('a file with an unusable secret is refused without the secret', () => {
  expect(() => readSettings({ DATABASE_URL_FILE: secretFile('mysql://root:hunter2@db') })).toThrow(
    /^DATABASE_URL='…' cannot be used/,
  );
});
