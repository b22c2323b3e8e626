import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseAccountTypes } from '../../core/content-files/account-types-file.ts';
import { parseFundingMethods } from '../../core/content-files/funding-methods-file.ts';
import { parseHolidays } from '../../core/content-files/holidays-file.ts';
import { parseSpecs } from '../../core/content-files/specs-file.ts';
import { messageOf } from '../../core/util/error-message.ts';
import { OperatorError } from '../../core/util/operator-error.ts';

type Parse<Value> = (text: string, file: string) => Value;
const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Reads one file of a content folder. @throws {OperatorError} if it is missing or does not fit its schema */
const fileReader =
  <Value>(name: string, parse: Parse<Value>) =>
  async (folder: string): Promise<Value> => {
    const file = path.join(folder, name);
    const text = await readFile(file, 'utf8').catch((error: unknown) => {
      throw new OperatorError(
        `${file}: ${isMissing(error) ? 'there is no such file' : messageOf(error)}`,
        { cause: error },
      );
    });
    return parse(text, file);
  };

export const readAccountTypes = fileReader('account-types.json', parseAccountTypes);
export const readSpecs = fileReader('account-specs.json', parseSpecs);
export const readHolidays = fileReader('holidays.json', parseHolidays);
const readFundingMethodsFile = fileReader('funding-methods.json', parseFundingMethods);

/** Undefined if there is no such file: the list is optional. @throws {OperatorError} */
export const readFundingMethods = (
  folder: string,
): Promise<Awaited<ReturnType<typeof readFundingMethodsFile>> | undefined> =>
  readFundingMethodsFile(folder).catch((error: unknown) => {
    if (error instanceof OperatorError && isMissing(error.cause)) return undefined;
    throw error;
  });
