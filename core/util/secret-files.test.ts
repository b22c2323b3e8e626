import { expect, test } from 'vitest';
import { OperatorError } from './operator-error.ts';
import { readSecretFiles } from './secret-files.ts';

const read = (environment: Record<string, string>, content: string | Error) =>
  readSecretFiles(environment, ['KEY', 'OTHER_KEY'], () => {
    if (content instanceof Error) throw content;
    return Buffer.from(content);
  });

test.each(['s3 cret', 's3 cret\n', '\ufeffs3 cret\r\n'])(
  'the content of the file is the value, without byte order mark and last line break: %j',
  (content) => {
    expect(read({ KEY_FILE: '/run/secrets/key', PORT: '1' }, content)).toEqual({
      KEY: 's3 cret',
      PORT: '1',
    });
  },
);

test('without a file, or with an empty name of one, the environment stays as it is', () => {
  expect(read({ KEY: 'a', KEY_FILE: '', PORT_FILE: '/port' }, new Error('read'))).toEqual({
    KEY: 'a',
    PORT_FILE: '/port',
  });
});

test.each([
  [{ KEY: 'hunter2', KEY_FILE: '/key' }, 'hunter3', 'KEY and KEY_FILE are both set: set only one'],
  [
    { KEY_FILE: '/key' },
    new Error("ENOENT: no such file or directory, open '/key'"),
    "KEY_FILE='/key' cannot be used: ENOENT: no such file or directory",
  ],
  [{ OTHER_KEY_FILE: '/key' }, '\n', "OTHER_KEY_FILE='/key' cannot be used: the file is empty"],
])('%j is refused in one line, without the secret', (environment, content, problem) => {
  expect(() => read(environment, content)).toThrow(new OperatorError(problem));
});
