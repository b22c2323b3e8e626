import { runMessages } from '../contact/messages-command.ts';

/** `npm run messages`: contact messages of the outbox; in a container `node dist/server/messages.js`. */
const { argv, stdout, stderr } = process;
// `npm run messages -- list | head`: the reader has seen enough.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});
process.exitCode = await runMessages(argv.slice(2), process.env, stdout, stderr);
