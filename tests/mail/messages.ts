/** A limit that allows many messages from one machine, as most tests send them. */
export const generousLimits = { MESSAGES_PER_HOUR: '1000000', TRUSTED_PROXIES: '1' };

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

export const sendForm = (
  origin: string,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<Response> => {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...goodValues, ...goodIds, ...fields }))
    body.set(name, value);
  return fetch(`${origin}/api/v1.0/email/send-form`, { method: 'POST', headers, body });
};

/** A message as the outbox stores it. */
export const storedMessage = {
  name: '李明',
  phone: '+86 10 0000 0000',
  email: 'li@example.com',
  subject: 'سؤال',
  message: 'مرحبا 你好 👋🏽\n"second" line',
  page: '/zh/contact',
  language: 'zh',
  referral: 'ref=abc',
  campaign: '',
};
