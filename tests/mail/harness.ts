import { onTestFinished } from 'vitest';
import type {
  ContactService,
  ContactServiceOptions,
} from '../../server/mail-provider/contact-service.ts';
import * as temporary from '../harness/temporary-folder.ts';
import * as builtIn from './built-in-provider.ts';

/** What the tests of Vitest start for a test, and end with it. */
export function temporaryFolder(): string {
  const { folder, remove } = temporary.temporaryFolder('mail');
  onTestFinished(remove);
  return folder;
}

export const serve = (service: ContactService): Promise<string> =>
  builtIn.serve(service, onTestFinished);

export const startBuiltIn = (
  environment?: Record<string, string>,
  options?: ContactServiceOptions,
): Promise<builtIn.BuiltIn> => builtIn.startBuiltIn(onTestFinished, environment, options);
