import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import type { TranslationKey } from './translations.ts';

function translatorOf({ initPageResult }: AdminViewServerProps): (key: TranslationKey) => string {
  // Its type knows only the framework's own keys.
  const t = initPageResult.req.t as (key: string) => string;
  return (key) => t(`cms:${key}`);
}

/** Replaces the framework's form that makes the first visitor an administrator. */
export function NoAdministrator(props: AdminViewServerProps): ReactNode {
  const t = translatorOf(props);
  return (
    <>
      <h1>{t('noAdministrator')}</h1>
      <p>{t('noAdministratorHow')}</p>
      <pre dir="ltr">npm run cms -- create-administrator --email you@example.com</pre>
    </>
  );
}

/** Replaces the framework's form that promises a mail. */
export function ForgotPassword(props: AdminViewServerProps): ReactNode {
  const t = translatorOf(props);
  return (
    <>
      <h1>{t('forgotPassword')}</h1>
      <p>{t('forgotPasswordHow')}</p>
      <pre dir="ltr">npm run cms -- set-password --email you@example.com</pre>
      <p>
        <a href="/admin/login">{t('backToLogin')}</a>
      </p>
    </>
  );
}
