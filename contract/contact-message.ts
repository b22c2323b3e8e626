/**
 * The fields of the contact form, in their order, with the most characters each may hold. The browser and the server check by
 * this one list. The longest message still fits into a form body of 64 kB, however it is encoded.
 */
export const contactFields = [
  { name: 'contact-name', longest: 200 },
  { name: 'contact-phone', longest: 40 },
  { name: 'contact-email', longest: 254 },
  { name: 'subject', longest: 200 },
  { name: 'contact-message', longest: 5000 },
] as const;

export type ContactFieldName = (typeof contactFields)[number]['name'];
/** What the visitor typed, by field. */
export type ContactValues = Record<ContactFieldName, string>;
export type FieldProblem = 'missing' | 'malformed' | 'tooLong';
export type FieldProblems = Partial<Record<ContactFieldName, FieldProblem>>;

export const emptyValues: ContactValues = {
  'contact-name': '',
  'contact-phone': '',
  'contact-email': '',
  subject: '',
  'contact-message': '',
};

/** A field that people do not see; programs that fill in everything do. */
export const honeypotField = 'contact-homepage';
/** When the visitor began, signed by the server. Without JavaScript it is not there. */
export const formTokenField = 'contact-stamp';
/** Where the form asks for its stamp. */
export const formTokenPath = '/api/contact/stamp';
/** What the browser worked out for this one message (docs/decisions/0019); only where the settings ask for it. */
export const proofField = 'contact-proof';
/** Where the form asks what to work out. */
export const challengePath = '/api/contact/challenge';
/** A challenge can be answered for so long, in milliseconds. */
export const challengeTtlMs = 60 * 60 * 1000;
/** How long nobody needs to fill in the form, in milliseconds. */
export const minFillMs = 3000;

/** What browsers take for an e-mail address (HTML standard, `type=email`): what one side accepts the other does, too. */
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

// oxlint-disable-next-line no-control-regex -- finding them is the point
const controlCharacter = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]/;
// oxlint-disable-next-line no-control-regex -- word processors use them
const lineEnd = /\r\n|[\r\u000B\u000C\u0085\u2028\u2029]/g;
/** Marks that turn the reading direction, invisible. Contact lists copy them along with telephone numbers. */
const directionMark = /[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/g;

export const stripDirectionMarks = (text: string): string => text.replaceAll(directionMark, '');

/** A field's value as it is checked and kept: what people paste without seeing it is put right, and nothing else. */
export function cleanValue(name: ContactFieldName, value: string): string {
  if (name === 'contact-message') return value.replaceAll(lineEnd, '\n').trim();
  const oneLine = value.replaceAll('\t', ' ').trim();
  return name === 'subject' || name === 'contact-name'
    ? oneLine
    : stripDirectionMarks(oneLine).trim();
}

/** What is wrong with a field's clean value, if anything. */
function validateValue(name: ContactFieldName, value: string): FieldProblem | undefined {
  if (value === '') return 'missing';
  if (value.length > (contactFields.find((field) => field.name === name)?.longest ?? 0))
    return 'tooLong';
  const malformed =
    controlCharacter.test(value) ||
    !value.isWellFormed() ||
    (name !== 'contact-message' && value.includes('\n')) ||
    (name === 'contact-email' && !emailPattern.test(value));
  return malformed ? 'malformed' : undefined;
}

/** The problems of all fields; empty when the message can be sent. */
export function validateValues(values: ContactValues): FieldProblems {
  const problems: FieldProblems = {};
  for (const { name } of contactFields) {
    const problem = validateValue(name, cleanValue(name, values[name]));
    if (problem) problems[name] = problem;
  }
  return problems;
}
