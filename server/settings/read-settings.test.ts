import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newFolder } from '../../tests/harness/temporary-folder.ts';
import { readSettings } from './read-settings.ts';
import { SettingError } from './settings.ts';

function secretFile(content: string): string {
  const file = path.join(newFolder(onTestFinished), 'secret');
  writeFileSync(file, content);
  return file;
}

test('a secret from a file arrives where one from the environment would', () => {
  const { contact } = readSettings({
    SMTP_URL_FILE: secretFile('smtps://user:hunter2@mail.example.com\n'),
    MAIL_TO: 'a@b.example',
    MAIL_FROM: 'c@d.example',
  });
  expect(contact.smtp?.url).toBe('smtps://user:hunter2@mail.example.com');
});

test('a file that is missing, or has an unusable secret, is refused without the secret', () => {
  expect(() => readSettings({ DATABASE_URL_FILE: '/no/such/file' })).toThrow(
    new SettingError(
      "DATABASE_URL_FILE='/no/such/file' cannot be used: ENOENT: no such file or directory",
    ),
  );
  expect(() => readSettings({ DATABASE_URL_FILE: secretFile('mysql://root:hunter2@db') })).toThrow(
    /^DATABASE_URL='…' cannot be used/,
  );
});
