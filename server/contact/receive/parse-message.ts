import {
  cleanValue,
  contactFields,
  validateValues,
  type ContactMessage,
  type ContactValues,
  type FieldProblems,
} from '../../../core/domain/contact-message.ts';
import { recordOf } from '../../../core/util/map-keys.ts';
import type { Parsed } from '../../../core/util/parsed.ts';

export function parseContactMessage(values: ContactValues): Parsed<ContactMessage, FieldProblems> {
  const problems = validateValues(values);
  if (Object.keys(problems).length > 0) return { ok: false, problem: problems };
  return {
    ok: true,
    value: recordOf(
      contactFields.map((field) => [field.key, cleanValue(field, values[field.name])]),
    ),
  };
}
