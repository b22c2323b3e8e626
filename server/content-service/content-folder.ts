import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseAccountTypes } from '../../core/content-files/account-types-file.ts';
import { parseFundingMethods } from '../../core/content-files/funding-methods-file.ts';
import { parseHolidays } from '../../core/content-files/holidays-file.ts';
import { parseSpecs } from '../../core/content-files/specs-file.ts';
import { messageOf } from '../../core/util/error-message.ts';
import { OperatorError } from '../../core/util/operator-error.ts';

type Parse<Value> = (text: string, file: string) => Value;

/** Reads one file of a content folder. @throws {OperatorError} if it is missing or does not fit its schema */
const fileReader =
  <Value>(name: string, parse: Parse<Value>) =>
  async (folder: string): Promise<Value> => {
    const file = path.join(folder, name);
    const text = await readFile(file, 'utf8').catch((error: unknown) => {
      throw new OperatorError(`${file}: ${messageOf(error)}`);
    });
    return parse(text, file);
  };

export const readAccountTypes = fileReader('account-types.json', parseAccountTypes);
export const readSpecs = fileReader('account-specs.json', parseSpecs);
export const readHolidays = fileReader('holidays.json', parseHolidays);
export const readFundingMethods = fileReader('funding-methods.json', parseFundingMethods);
