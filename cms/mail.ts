import { createTransport } from 'nodemailer';
import type { EmailAdapter } from 'payload';
import { brand } from '../site/facts/brand.ts';
import type { CmsSettings } from './settings.ts';

/** Sends what the framework writes. Without an SMTP server nothing promises a mail: `users` closes the endpoints that would. */
export const mail =
  (settings: CmsSettings['mail']): EmailAdapter =>
  () => {
    const transport = settings && createTransport(settings.url);
    return {
      name: transport ? 'smtp' : 'none',
      defaultFromAddress: settings?.from ?? 'cms@localhost',
      defaultFromName: brand.name,
      sendEmail: (message) =>
        transport
          ? transport.sendMail({ ...message, from: settings.from })
          : Promise.reject(new Error('This CMS sends no mail')),
    };
  };
