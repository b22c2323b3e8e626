/** A command cannot continue. The message is one line. */
export class CommandError extends Error {}
