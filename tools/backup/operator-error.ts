/** Why a backup or its restoration was refused or failed; the message is one line for the operator. */
export class OperatorError extends Error {}
