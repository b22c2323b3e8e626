/** `npm run backup`: saves messages, CMS and content files. */
import { runCommand } from './backup/command.ts';

process.exitCode = runCommand('backup', process.argv.slice(2), process.env, process);
