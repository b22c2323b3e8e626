import { z } from 'zod';
import { accountTypeSpelling, tierField } from '../domain/account-type.ts';
import { tiers } from '../domain/tiers.ts';
import { mapKeys } from '../util/map-keys.ts';
import { parseContentFile } from './content-file.ts';
import { accountFigureSchemas, localizationsOf, requiredText, sample } from './row-values.ts';

/** Only the title is needed: the other texts are written from the figures. */
const texts = mapKeys(Object.values(accountTypeSpelling), () => requiredText.optional());
const accountTypesFile = z.array(
  z
    .object({
      documentId: z.string().min(1),
      ...texts,
      [accountTypeSpelling.title]: requiredText,
      [tierField]: z.enum(tiers).optional(),
      ...z.object(accountFigureSchemas).partial().shape,
      sample,
      localizations: localizationsOf(z.object(texts).strict()),
    })
    .strict(),
);

/** @throws {OperatorError} */
export const parseAccountTypes = (text: string, file: string) =>
  parseContentFile(text, file, accountTypesFile);
