import { parseArgs } from 'node:util';
import { OperatorError } from '../../core/util/operator-error.ts';
import { minPasswordLength } from '../collections/labels.ts';
import { openCms } from './open-cms.ts';
import { promptForPassword } from './prompt-for-password.ts';

function parseEmail(email: string | undefined): string {
  if (!email || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    throw new OperatorError('Specify the user: --email somebody@example.com');
  return email.trim().toLowerCase();
}

async function readNewPassword(): Promise<string> {
  const password = await promptForPassword();
  if (password.length < minPasswordLength)
    throw new OperatorError(
      `The password has fewer than ${minPasswordLength} characters; nothing was changed`,
    );
  return password;
}

export async function createAdministrator(parameters: string[]): Promise<void> {
  const { values } = parseArgs({
    args: parameters,
    options: { email: { type: 'string' }, name: { type: 'string' } },
  });
  const email = parseEmail(values.email);
  const password = await readNewPassword();
  const payload = await openCms();
  const { totalDocs } = await payload.count({
    collection: 'users',
    where: { email: { equals: email } },
  });
  if (totalDocs > 0)
    throw new OperatorError(
      `${email} is already a user; to set a new password: npm run cms -- set-password --email ${email}`,
    );
  await payload.create({
    collection: 'users',
    data: { email, password, name: values.name ?? '', role: 'administrator' },
  });
  console.log(`${email} is an administrator`);
}

export async function setPassword(parameters: string[]): Promise<void> {
  const { values } = parseArgs({ args: parameters, options: { email: { type: 'string' } } });
  const email = parseEmail(values.email);
  const password = await readNewPassword();
  const payload = await openCms();
  // Ends all sessions of the old password, and unlocks the account.
  const { docs } = await payload.update({
    collection: 'users',
    where: { email: { equals: email } },
    data: { password, sessions: [], loginAttempts: 0, lockUntil: null },
  });
  if (docs.length === 0) throw new OperatorError(`There is no user ${email}`);
  console.log(`${email} has a new password`);
}
