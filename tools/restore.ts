/** `npm run restore`: puts back what a backup holds. */
import { runCommand } from './backup/command.ts';

process.exitCode = runCommand('restore', process.argv.slice(2), process.env, process);
