import { z } from 'zod';
import { fundingMethodTexts } from '../domain/funding-method.ts';
import { mapKeys } from '../util/map-keys.ts';
import { parseContentFile, refuseRepeated } from './content-file.ts';
import { localizationsOf, requiredText, sample } from './row-values.ts';

/** Unlike those of a remote service, rows of our own files have every field that their direction leaves a meaning. */
const texts = mapKeys(fundingMethodTexts, () => requiredText);
const method = z
  .object({
    documentId: z.string().min(1),
    ...texts,
    currencies: z.array(requiredText).min(1, 'must not be empty'),
    direction: z.literal('both'),
    withdrawalDays: z.int().min(0).optional(),
    sample,
    localizations: localizationsOf(z.object(texts).partial().strict()),
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
  .superRefine((methods, context) =>
    refuseRepeated(
      methods.map(({ documentId }, index) => ({ value: documentId, path: [index, 'documentId'] })),
      context,
    ),
  );

/** @throws {OperatorError} */
export const parseFundingMethods = (text: string, file: string) =>
  parseContentFile(text, file, fundingMethodsFile);
