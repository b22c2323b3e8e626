/** The mail provider's API (docs/external-apis.md): the built-in provider serves it, an outside one is called by it. */
export const providerPaths = {
  sendForm: '/api/v1.0/email/send-form',
  send: '/api/v1.0/email/send',
} as const;
