import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { OnTestFinished } from '../harness/temporary-folder.ts';

export interface Mailbox {
  url: string;
  /** Every accepted mail, repeats included. */
  mails: Email[];
  /** Recipients to whom SMTPUTF8 was asked for. */
  unicodeRecipients: string[];
  /** How the server reacts to the next deliveries; if empty, it accepts them. */
  next: ('refuse the sender' | 'refuse for good' | 'die in the middle' | 'die after accepting')[];
  close(): Promise<void>;
}

/** A real SMTP server that keeps all mail. */
export async function startMailbox(onTestFinished: OnTestFinished): Promise<Mailbox> {
  const mails: Email[] = [];
  const unicodeRecipients: string[] = [];
  const next: Mailbox['next'] = [];
  const manners = new WeakMap<SMTPServerSession, Mailbox['next'][number]>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    hideSize: true,
    closeTimeout: 100,
    logger: false,
    onMailFrom(_, session, callback) {
      const manner = next.shift();
      if (manner) manners.set(session, manner);
      if (manner === 'refuse the sender')
        return callback(Object.assign(new Error('Not your address'), { responseCode: 553 }));
      callback();
    },
    onRcptTo({ address }, session, callback) {
      if (session.envelope.smtpUtf8) unicodeRecipients.push(address);
      const manner = manners.get(session);
      if (manner === 'refuse for good')
        return callback(Object.assign(new Error('No such user'), { responseCode: 550 }));
      callback();
    },
    onData(stream, session, callback) {
      const manner = manners.get(session);
      const socket = socketOf(session);
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        if (manner === 'die in the middle') socket?.destroy();
      });
      stream.on('end', () => {
        if (manner === 'die in the middle') return;
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          mails.push(mail);
          if (manner === 'die after accepting') socket?.destroy();
          // oxlint-disable-next-line promise/no-callback-in-promise -- the package tells it by a callback
          else callback();
        });
      });
    },
  });
  // The package does not expose the connection behind a session; its own list does.
  const socketOf = ({ id }: SMTPServerSession): { destroy(): void } | undefined => {
    type Connection = { id: string; _socket: { destroy(): void } };
    const { connections } = server as unknown as { connections: Set<Connection> };
    return [...connections].find((one) => one.id === id)?._socket;
  };
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  let closed = false;
  const close = async (): Promise<void> => {
    if (closed) return;
    closed = true;
    await new Promise<void>((resolve) => server.close(resolve));
  };
  onTestFinished(close);
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    unicodeRecipients,
    next,
    close,
  };
}

/** The mails that a recipient who recognises repeats sees. */
export const recognised = (mails: readonly Email[]): Email[] => [
  ...new Map(mails.map((mail) => [mail.messageId, mail])).values(),
];
