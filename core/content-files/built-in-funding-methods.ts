import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { fundingMethodTexts } from '../domain/funding-method.ts';
import { mapKeys } from '../util/map-keys.ts';
import { otherLocales } from './built-in-account-types.ts';
import { readContentFile } from './content-file.ts';
import { requiredText } from './text.ts';

/** Unlike those of a remote service, rows of our own files have every field that their direction leaves a meaning. */
const texts = mapKeys(fundingMethodTexts, () => requiredText);
const method = z
  .object({
    documentId: z.string().min(1),
    ...texts,
    currencies: z.array(requiredText).min(1, 'must not be empty'),
    direction: z.literal('both'),
    /** Invented for the demonstration: the launch check lists it. */
    sample: z.literal(true).optional(),
    localizations: z
      .object(mapKeys(otherLocales, () => z.object(texts).partial().strict().optional()))
      .strict()
      .optional(),
  })
  .strict();
const notNeeded = requiredText.optional();
const fundingMethodsFile = z
  .array(
    z.discriminatedUnion('direction', [
      method,
      method.extend({ direction: z.literal('deposit'), withdrawalTime: notNeeded }),
      method.extend({ direction: z.literal('withdrawal'), depositTime: notNeeded }),
    ]),
  )
  .superRefine((methods, context) => {
    const seen = new Set<string>();
    for (const [index, { documentId }] of methods.entries()) {
      if (seen.has(documentId))
        context.addIssue({
          code: 'custom',
          path: [index, 'documentId'],
          message: `'${documentId}' is in the file twice`,
        });
      seen.add(documentId);
    }
  });

const fileName = 'funding-methods.json';

/**
 * Undefined if there is no such file: the list is optional.
 * @throws {ContentFileError} if it does not fit its schema
 */
export const readBuiltInFundingMethods = async (
  folder: string,
): Promise<z.output<typeof fundingMethodsFile> | undefined> =>
  existsSync(path.join(folder, fileName))
    ? readContentFile(folder, fileName, fundingMethodsFile)
    : undefined;
