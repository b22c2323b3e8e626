/** Rate limits that allow many messages from one machine, as most tests send them. */
export const generousLimits = {
  MESSAGES_PER_ADDRESS: '1000000',
  MESSAGES_PER_NETWORK: '1000000',
  MESSAGES_TOGETHER: '1000000',
  TRUSTED_PROXIES: '1',
};

export const goodValues = {
  'contact-name': 'Layla Haddad',
  'contact-phone': '+966 50 000 0000',
  'contact-email': 'layla@example.com',
  subject: 'Fees',
  'contact-message': 'How much is a swap?',
};
export const goodIds = {
  lib_version: '4.4.1',
  service_id: 'contact',
  template_id: 'contact-form',
  user_id: 'public',
};

/** Playwright's workers share sites: each has visitors of its own. */
let clients = Number(process.env['TEST_WORKER_INDEX'] ?? 0) * 65_536;
/** Headers as if each request came from a different visitor. */
export const anotherVisitor = (): Record<string, string> => ({
  'x-forwarded-for': `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients++ & 255}`,
});

export function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

export function sendForm(
  origin: string,
  fields: Record<string, string> = {},
  headers: Record<string, string> = anotherVisitor(),
): Promise<Response> {
  return fetch(`${origin}/api/v1.0/email/send-form`, {
    method: 'POST',
    headers,
    body: formOf({ ...goodValues, ...goodIds, ...fields }),
  });
}
