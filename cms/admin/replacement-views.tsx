import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { translate } from './translations.ts';

/** A page in the place of a form of the framework: it names the command that does the same on the server. */
const commandView = (title: 'noAdministrator' | 'forgotPassword', command: string) =>
  function CommandView({ initPageResult }: AdminViewServerProps): ReactNode {
    const { req } = initPageResult;
    return (
      <>
        <h1>{translate(req, title)}</h1>
        <p>{translate(req, `${title}How`)}</p>
        <pre dir="ltr">npm run cms -- {command} --email you@example.com</pre>
      </>
    );
  };

/** The framework's form would make the first visitor an administrator. */
export const NoAdministrator = commandView('noAdministrator', 'create-administrator');
/** The framework's form would promise a mail. */
export const ForgotPassword = commandView('forgotPassword', 'set-password');
