/**
 * The fields of the contact form, in their order: the name in the form, the key in a stored message (database, JSON, CSV), what
 * it holds (`text` alone may have several lines), and the limit in characters. Every field is required.
 */
export const contactFields = [
  { name: 'contact-name', key: 'name', kind: 'line', maxLength: 200 },
  { name: 'contact-phone', key: 'phone', kind: 'phone', maxLength: 40 },
  { name: 'contact-email', key: 'email', kind: 'email', maxLength: 254 },
  { name: 'subject', key: 'subject', kind: 'line', maxLength: 200 },
  { name: 'contact-message', key: 'message', kind: 'text', maxLength: 5000 },
] as const;

export type ContactField = (typeof contactFields)[number];
export type ContactFieldName = ContactField['name'];
export type ContactFieldKey = ContactField['key'];
export type ContactFieldKind = ContactField['kind'];
/** The visitor's entries, by field name. */
export type ContactValues = Record<ContactFieldName, string>;
/** A checked message: every field is filled, and none contains characters that could break a mail header or a database. */
export type ContactMessage = Record<ContactFieldKey, string>;
export type FieldProblem = 'missing' | 'malformed' | 'tooLong';
export type FieldProblems = Partial<Record<ContactFieldName, FieldProblem>>;

/** Hidden fields that say where the visitor came from; mail, export and an outside provider's template have them. */
export const sourceFields = {
  page: 'contact-page',
  language: 'contact-language',
  referral: 'contact-referral',
} as const;

/** A honeypot: people leave this hidden field empty; programs that fill in every field do not. */
export const honeypotField = 'contact-homepage';
/** The time at which the visitor began, signed by the server. Empty without JavaScript. */
export const formTokenField = 'contact-token';
/** Nobody fills in the form faster than this. */
export const minFillMs = 3000;

/** Picks the form's values out of a request's or a form's fields; a missing one is empty. */
export function pickValues(fields: { get(name: string): unknown }): ContactValues {
  const entries = contactFields.map(({ name }) => {
    const value = fields.get(name);
    return [name, typeof value === 'string' ? value : ''];
  });
  return Object.fromEntries(entries) as ContactValues;
}

export const emptyValues = pickValues(new Map());

/** The pattern of the HTML standard for `type=email`, and letters of every script before the `@`. */
const emailPattern =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/u;
const isAscii = (text: string): boolean => !/[\u0080-\uFFFF]/.test(text);

/** A domain in another script under its name in the DNS, which every mail server knows. */
function withDnsName(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  if (isAscii(domain)) return email;
  try {
    const { host, href } = new URL(`http://${domain}`);
    return href === `http://${host}/` ? email.slice(0, at) + host : email;
  } catch {
    return email;
  }
}

// oxlint-disable-next-line no-control-regex -- the pattern matches them on purpose
const controlCharacter = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]/;
// oxlint-disable-next-line no-control-regex -- word processors use them
const lineEnd = /\r\n|[\r\u000B\u000C\u0085\u2028\u2029]/g;
/** Invisible marks of the reading direction. Contact lists copy them along with telephone numbers. */
const directionMark = /[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/g;
/** Half of a character, which databases refuse. `isWellFormed` is newer than our oldest browsers. */
export const loneSurrogate = /\p{Surrogate}/u;

/** A field's value as it is checked and stored: without invisible characters that people paste. */
export function cleanValue({ kind }: ContactField, value: string): string {
  if (kind === 'text') return value.replaceAll(lineEnd, '\n').trim();
  const oneLine = value.replaceAll('\t', ' ').trim();
  if (kind === 'line') return oneLine;
  const unmarked = oneLine.replaceAll(directionMark, '').trim();
  return kind === 'email' ? withDnsName(unmarked) : unmarked;
}

/** Addresses that visitors may give, which depends on the operator's mail server. */
export interface AddressRule {
  /** The server sends to addresses with letters of any script before the `@` (SMTPUTF8, RFC 6531). */
  takesUnicode: boolean;
}

function validateValue(
  { kind, maxLength }: ContactField,
  value: string,
  { takesUnicode }: AddressRule,
): FieldProblem | undefined {
  if (value === '') return 'missing';
  if (value.length > maxLength) return 'tooLong';
  const malformed =
    controlCharacter.test(value) ||
    loneSurrogate.test(value) ||
    (kind !== 'text' && value.includes('\n')) ||
    (kind === 'email' && !(emailPattern.test(value) && (takesUnicode || isAscii(value))));
  return malformed ? 'malformed' : undefined;
}

/** The problems of all fields; empty when the message can be sent. */
export function validateValues(values: ContactValues, rule: AddressRule): FieldProblems {
  const problems: FieldProblems = {};
  for (const field of contactFields) {
    const problem = validateValue(field, cleanValue(field, values[field.name]), rule);
    if (problem) problems[field.name] = problem;
  }
  return problems;
}
