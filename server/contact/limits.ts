import { dayMs, hourMs, minuteMs, secondMs } from '../../core/util/durations.ts';

/*
 * Every limit, timing and share of the contact service that is not a setting. Those that the form needs too (lengths of fields,
 * `minFillMs`, `challengeTtlMs`) are in contract/contact-message.ts.
 */

/** In every encoding, a form with all fields of the maximum length fits. */
export const maxBodyBytes = 64 * 1024;
/** Requests of one IP, with a message or not. */
export const requestsPerIp = { max: 1, windowSeconds: 1 };

/** The share of each hourly limit for messages without a form token: from people without JavaScript, and from programs. */
export const shareWithoutToken = 0.25;
/** The share of all messages that may come without a proof of work, where the server may ask for one. */
export const shareWithoutProof = 0.5;
/** How many messages one form token is good for: a visitor may write again, or retry. */
export const maxMessagesPerToken = 5;
/** The age at which a form token expires. The form fetches a new one after an hour, long before that. */
export const maxFillMs = 4 * hourMs;

/** Characters of a proof of work in base64. */
export const maxProofLength = 4096;
/** Rows in the table of spent proofs. Each cost a browser its work and expires after an hour: real traffic comes nowhere near. */
export const maxProofs = 100_000;
/** Sent when the table of spent proofs is full: rows expire all the time. */
export const retryAfterFullSeconds = 60;

/** The same message is stored once within this time. */
export const duplicateWindowMs = 10 * minuteMs;
/** How long a statement waits while another process writes to the SQLite file. */
export const sqliteTimeoutMs = 2 * secondMs;
/** How often it tries again meanwhile. */
export const lockPollMs = 25;
/** For a connection to Postgres, and for a statement. Short, because a visitor is waiting. */
export const postgresTimeoutMs = 5 * secondMs;
/** For a statement, including the network. */
export const postgresQueryTimeoutMs = 2 * postgresTimeoutMs;
export const maxPostgresConnections = 5;
export const maxPostgresIdleMs = 30 * secondMs;
/** Counting may take one hundredth of the time: a count of 0.4 s is made every 40 s at most, one of 0.1 ms at nearly every call. */
export const maxCountingShare = 0.01;

/**
 * A larger gap between the machine's clock and the time that the site last noted means that the clock is wrong or that the site was off
 * for long: only the operator knows which (docs/decisions/0031).
 */
export const maxClockGapMs = dayMs;
/** How often a running site records the time in the store. */
export const noteIntervalMs = 10 * minuteMs;

/** The time limit of one attempt to deliver a message. */
export const maxAttemptMs = 2 * minuteMs;
/** The time limit of each step of an attempt: DNS, connection, greeting, inactivity. */
export const maxAttemptStepMs = 30 * secondMs;
/** Messages that one process delivers at a time. */
export const maxConcurrent = 4;
export const deliveryTimes = {
  /** How often the outbox is checked without a wake-up: other replicas and `npm run messages` change it, too. */
  pollIntervalMs: 5 * secondMs,
  /** Longer than any attempt. After it, other workers take over the messages of a worker that was killed. */
  leaseMs: maxAttemptMs + minuteMs,
  /** The delay after the first failed attempt; it doubles with each further one. */
  firstRetryMs: 15 * secondMs,
  maxRetryMs: hourMs,
  giveUpAfterMs: 3 * dayMs,
};
/** Longer than any lease: one that would last longer was taken by a wrong clock. */
export const maxLeaseMs = hourMs;
/** How often messages older than MESSAGES_KEPT are deleted. */
export const pruneIntervalMs = hourMs;
/** Messages deleted by one statement: SQLite answers no visitor meanwhile, and Postgres must end within its time limit. */
export const maxDeletedAtOnce = 500;

/** For an outside provider's response. */
export const outsideTimeoutMs = 10 * secondMs;
