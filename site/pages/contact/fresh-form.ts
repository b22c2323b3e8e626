import { messageRetentionDays } from '../../facts/retention.ts';
import { builtInSending, type ContactFormState } from '../../../contract/contact-outcome.ts';

/** The form before anybody wrote, under the default settings. */
export const freshForm: ContactFormState = {
  sending: builtInSending,
  outcome: { state: 'idle' },
  keptDays: messageRetentionDays,
};
