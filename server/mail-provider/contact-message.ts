import {
  cleanValue,
  contactFields,
  problemsOf,
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
export function readValues(fields: ReadonlyMap<string, string>): ContactValues {
  return Object.fromEntries(
    contactFields.map(({ name }) => [name, fields.get(name) ?? '']),
  ) as ContactValues;
}

export function parseContactMessage(typed: ContactValues): ParsedMessage {
  const problems = problemsOf(typed);
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  return {
    ok: true,
    message: {
      name: cleanValue('contact-name', typed['contact-name']),
      phone: cleanValue('contact-phone', typed['contact-phone']),
      email: cleanValue('contact-email', typed['contact-email']),
      subject: cleanValue('subject', typed.subject),
      message: cleanValue('contact-message', typed['contact-message']),
    },
  };
}
