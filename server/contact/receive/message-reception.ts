import type { Log } from '../../log.ts';
import type { Endpoint } from '../../routing/endpoint.ts';
import type { Settings } from '../../settings.ts';
import { errorName } from '../error-name.ts';
import type { KeepResult } from '../keep-result.ts';
import type { ContactStore } from '../store/contact-store.ts';
import type { MessageOutbox } from '../store/message-outbox.ts';
import type { StoreClock } from '../store/store-clock.ts';
import { formEndpoints } from './form-endpoints.ts';
import { handleFormPost, type FormPostResult } from './form-post.ts';
import { createFormTokens, type FormTokens } from './form-tokens.ts';
import { createSharedLimits } from './hourly-limits.ts';
import { createProofsOfWork } from './proof-of-work.ts';
import { providerEndpoints } from './provider-endpoints.ts';
import { createReception } from './reception.ts';

/** The contact form's side of the contact service. */
export interface MessageReception {
  /** Those of the form itself and of the mail provider's API; none with an outside provider. */
  readonly endpoints: readonly Endpoint[];
  /** Handles a form that was posted without JavaScript. */
  handlePost(request: Request, ip: string): Promise<FormPostResult>;
}

interface MessageReceptionOptions {
  contact: Settings['contact'];
  store: Pick<ContactStore, 'outbox' | 'keys' | 'spentProofs' | 'hourlyCounts'>;
  /** By which messages are timestamped. */
  clock: Pick<StoreClock, 'now' | 'ready'>;
  log: Log;
  now: () => Date;
  /** Called with the name of a limit that refuses. */
  noteLimited?: ((limit: string) => void) | undefined;
  /** Around the storing of a message, for whoever watches it. */
  storing?: (store: MessageOutbox['store']) => MessageOutbox['store'];
  /** Called when a message was stored: somebody has to deliver it. */
  onStored?: () => void;
}

/** Receives messages and stores them: whoever reads the same store delivers them. */
export function createMessageReception({
  contact,
  store,
  clock,
  log,
  now,
  noteLimited,
  storing = (plainly) => plainly,
  onStored,
}: MessageReceptionOptions): MessageReception {
  const { sending, maxProofAttempts, limits, databaseUrl } = contact;
  const { outbox, keys, spentProofs } = store;
  const storeInOutbox = storing((...message) => outbox.store(...message));
  let cachedTokens: FormTokens | undefined;
  const formTokens = async (): Promise<FormTokens> =>
    (cachedTokens ??= createFormTokens(await keys.get('time stamps')));
  const proofs =
    maxProofAttempts === undefined
      ? undefined
      : createProofsOfWork({ keys, spentProofs, maxProofAttempts });
  const reception = createReception({
    limits,
    ...(databaseUrl ? { createHourlyLimit: createSharedLimits(store) } : {}),
    formTokens,
    proofs,
    proofNeeded: sending.proofOfWork === 'on' ? 'always' : 'when asked',
    now,
    noteLimited,
    noteFailure: (error) =>
      log.error('The outbox of contact messages does not respond', { error: errorName(error) }),
    async keep(message) {
      const result = await storeMessage(async () => {
        await clock.ready();
        return storeInOutbox(message, clock.now());
      }, log);
      if (result.kind === 'accepted') onStored?.();
      return result;
    },
  });

  return {
    endpoints: [
      ...formEndpoints({ formTokens, proofs, log, now }),
      ...providerEndpoints({ ids: sending, reception }),
    ],
    handlePost: (request, ip) => handleFormPost(request, ip, reception),
  };
}

async function storeMessage(
  store: () => ReturnType<MessageOutbox['store']>,
  log: Log,
): Promise<KeepResult> {
  try {
    const { id, repeated } = await store();
    if (repeated) log.info('A contact message was sent twice and is stored once');
    else log.info('A contact message was stored', { id });
    return { kind: 'accepted' };
  } catch (error) {
    log.error('A contact message could not be stored', { error: errorName(error) });
    return { kind: 'failed', failureCause: 'unavailable' };
  }
}
