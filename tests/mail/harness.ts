import { onTestFinished } from 'vitest';
import type {
  ContactService,
  ContactServiceOptions,
} from '../../server/contact/contact-service.ts';
import * as temporary from '../harness/temporary-folder.ts';
import * as builtIn from './built-in-provider.ts';

/** Servers and folders of one Vitest test, removed when it ends. */
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
