/** A command cannot go on; the message is one line. */
export class CommandError extends Error {}
