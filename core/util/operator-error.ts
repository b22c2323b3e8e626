/** A fault that the operator can mend. The message is for the operator, names what to change, and needs no stack trace. */
export class OperatorError extends Error {}
