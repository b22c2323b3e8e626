import {
  cleanValue,
  contactFields,
  validateValues,
  type ContactValues,
  type FieldProblems,
} from '../../contract/contact-message.ts';

/** A visitor's message, checked: every field there, whole, and free of what could break a mail header or a database. */
export interface ContactMessage {
  name: string;
  phone: string;
  email: string;
  subject: string;
  message: string;
}

export type ParsedMessage =
  | { ok: true; message: ContactMessage }
  | { ok: false; problems: FieldProblems };

/** The form's five fields as they were sent; a missing one is empty. */
export function pickValues(fields: ReadonlyMap<string, string>): ContactValues {
  return Object.fromEntries(
    contactFields.map(({ name }) => [name, fields.get(name) ?? '']),
  ) as ContactValues;
}

export function parseContactMessage(values: ContactValues): ParsedMessage {
  const problems = validateValues(values);
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  return {
    ok: true,
    message: {
      name: cleanValue('contact-name', values['contact-name']),
      phone: cleanValue('contact-phone', values['contact-phone']),
      email: cleanValue('contact-email', values['contact-email']),
      subject: cleanValue('subject', values.subject),
      message: cleanValue('contact-message', values['contact-message']),
    },
  };
}
