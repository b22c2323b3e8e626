import { createTransport, type SendMailOptions } from 'nodemailer';
import { isLanguageCode, type LanguageCode } from '../../core/domain/languages.ts';
import { secondMs } from '../../core/util/durations.ts';
import { escapeHtml } from '../../core/util/escape-html.ts';
import { brand } from '../../site/facts/brand.ts';
import { paths } from '../../site/paths.ts';
import type { SmtpSettings } from '../settings/settings.ts';
import { visibleText } from '../visible-text.ts';
import type { StoredMessage } from './outbox.ts';

/** Sends one message on one channel, or rejects. */
export type Send = (message: StoredMessage) => Promise<void>;

const labels = {
  name: 'Name',
  phone: 'Telephone',
  email: 'Email',
  subject: 'Subject',
  page: 'Page',
  language: 'Language',
  referral: 'Referral',
  campaign: 'Campaign',
} as const;

/** For each step of an attempt: DNS, connection, greeting, inactivity. */
const stepTimeoutMs = 30 * secondMs;

/**
 * Sends through the given SMTP server: messages to support and, where the settings say so, replies to visitors.
 * @param isFollowUp whether the visitor has had a reply to an earlier message
 */
export function createMailChannels(
  settings: SmtpSettings,
  isFollowUp: (message: StoredMessage) => Promise<boolean>,
): { mail: Send; reply?: Send } {
  const { replyLanguage } = settings;
  const transport = createTransport({
    url: settings.url,
    connectionTimeout: stepTimeoutMs,
    greetingTimeout: stepTimeoutMs,
    socketTimeout: stepTimeoutMs,
    dnsTimeout: stepTimeoutMs,
  });
  return {
    async mail(message) {
      await transport.sendMail(renderMail(message, settings));
    },
    ...(replyLanguage && {
      async reply(message) {
        if (await isFollowUp(message)) return;
        await transport
          .sendMail(await renderReply(message, settings, replyLanguage))
          .catch((error: unknown) => {
            // A mistyped address has no reply, now or later; what the server refuses of ours is tried again.
            const isRefused =
              error instanceof Error &&
              'command' in error &&
              error.command === 'RCPT TO' &&
              'responseCode' in error &&
              Number(error.responseCode) >= 500;
            if (!isRefused) throw error;
          });
      },
    }),
  };
}

const messageIdOf = (name: string, { from }: SmtpSettings): string =>
  `<${name}@${/@([^@\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'}>`;

/** The automatic reply. Nothing that the visitor wrote is in it, because anybody can give another person's address. */
export async function renderReply(
  message: StoredMessage,
  settings: SmtpSettings,
  replyLanguage: LanguageCode,
): Promise<SendMailOptions> {
  // The words come with the site's bundle: a provider that sends no replies runs without it.
  const { wordsOf } = await import('../../site/i18n/translator.ts');
  const language = isLanguageCode(message.language) ? message.language : replyLanguage;
  const t = wordsOf(language, 'reply');
  return {
    messageId: messageIdOf(`${message.id}.reply`, settings),
    from: settings.from,
    to: message.email,
    replyTo: settings.to,
    subject: t('subject'),
    text: t('text', { number: message.id }),
    // RFC 3834: no other program replies to it.
    headers: { 'Auto-Submitted': 'auto-replied' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The pages for introducing brokers and money managers. */
const isFromPartner = ({ page }: StoredMessage): boolean =>
  [paths.introducingBroker, paths.mam, paths.pamm].some((path) => page.endsWith(path));

/** Renders the mail to support. A message always has the same Message-ID, so that mail programs recognise duplicates. */
export function renderMail(message: StoredMessage, settings: SmtpSettings): SendMailOptions {
  const { from, to, toPartners } = settings;
  const text = visibleText(message.message);
  const rows = [
    ...Object.entries(labels).map(
      ([key, label]) => [label, visibleText(message[key as keyof typeof labels])] as const,
    ),
    ['Received', message.receivedAt.toISOString()] as const,
    ['Number', message.id] as const,
  ].filter(([, value]) => value !== '');
  const origin = `Sent with the contact form of ${brand.name}. Replies go to the visitor.`;
  return {
    messageId: messageIdOf(message.id, settings),
    date: message.receivedAt,
    from,
    to: isFromPartner(message) ? (toPartners ?? to) : to,
    replyTo: { name: visibleText(message.name), address: message.email },
    subject: `Contact form: ${visibleText(message.subject)}`,
    text: [text, '', '---', ...rows.map(([name, value]) => `${name}: ${value}`), '', origin].join(
      '\n',
    ),
    html: `<!doctype html><html><head><meta charset="utf-8"><title>Contact form</title></head><body>
<p dir="auto" style="white-space:pre-wrap">${escapeHtml(text)}</p>
<hr><table>${rows.map(([name, value]) => `<tr><th align="left">${name}</th><td><bdi>${escapeHtml(value)}</bdi></td></tr>`).join('')}</table>
<p><small>${escapeHtml(origin)}</small></p></body></html>`,
    // The mail is self-contained: no field may make nodemailer read a file or fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
