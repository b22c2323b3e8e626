import {
  cleanValue,
  contactFields,
  validateValues,
  type ContactMessage,
  type ContactValues,
  type FieldProblems,
} from '../../contract/contact-message.ts';
import { recordOf } from '../../contract/map-keys.ts';

export type ParsedMessage =
  | { ok: true; message: ContactMessage }
  | { ok: false; problems: FieldProblems };

export function parseContactMessage(values: ContactValues): ParsedMessage {
  const problems = validateValues(values);
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  return {
    ok: true,
    message: recordOf(
      contactFields.map((field) => [field.key, cleanValue(field, values[field.name])]),
    ),
  };
}
