import type { FailureCause } from '../../core/domain/contact-outcome.ts';

/** The result for a message that was stored, or that an outside provider took. */
export type KeepResult = { kind: 'accepted' } | { kind: 'failed'; failureCause: FailureCause };
