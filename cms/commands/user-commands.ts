import { parseArgs } from 'node:util';
import { passwordProblem } from '../collections/password-rule.ts';
import { print } from './caller.ts';
import { CommandError } from './command-error.ts';
import { openMigratedCms } from './open-cms.ts';
import { promptForPassword } from './prompt-for-password.ts';

function parseEmail(email: string | undefined): string {
  if (!email || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    throw new CommandError('Specify the user: --email somebody@example.com');
  return email.trim().toLowerCase();
}

async function readNewPassword(email: string): Promise<string> {
  const password = await promptForPassword();
  const problem = passwordProblem(password, email);
  if (problem) throw new CommandError(`${problem}; nothing was changed`);
  return password;
}

export async function createAdministrator(parameters: string[]): Promise<void> {
  const { values } = parseArgs({
    args: parameters,
    options: { email: { type: 'string' }, name: { type: 'string' } },
  });
  const email = parseEmail(values.email);
  const password = await readNewPassword(email);
  const payload = await openMigratedCms();
  const { totalDocs } = await payload.count({
    collection: 'users',
    where: { email: { equals: email } },
  });
  if (totalDocs > 0)
    throw new CommandError(
      `${email} is already a user; to set a new password: npm run cms -- set-password --email ${email}`,
    );
  await payload.create({
    collection: 'users',
    data: { email, password, name: values.name ?? '', role: 'administrator' },
  });
  print(`${email} is an administrator`);
}

export async function setPassword(parameters: string[]): Promise<void> {
  const { values } = parseArgs({ args: parameters, options: { email: { type: 'string' } } });
  const email = parseEmail(values.email);
  const password = await readNewPassword(email);
  const payload = await openMigratedCms();
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: email } },
    limit: 1,
    depth: 0,
  });
  const [user] = docs;
  if (!user) throw new CommandError(`There is no user ${email}`);
  // Ends all sessions of the old password, and unlocks the account.
  await payload.update({
    collection: 'users',
    id: user.id,
    data: { password, sessions: [], loginAttempts: 0, lockUntil: null },
  });
  print(`${email} has a new password`);
}
