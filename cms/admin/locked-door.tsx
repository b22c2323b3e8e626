import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';

type Key =
  | 'noAdministrator'
  | 'noAdministratorHow'
  | 'forgotPassword'
  | 'forgotPasswordHow'
  | 'backToLogin';

function wordsOf({ initPageResult }: AdminViewServerProps): (key: Key) => string {
  const { t } = initPageResult.req;
  return (key) => t(`cms:${key}` as never);
}

/** In place of the framework's open form, which makes an administrator of whoever comes first. */
export function NoAdministrator(props: AdminViewServerProps): ReactNode {
  const t = wordsOf(props);
  return (
    <>
      <h1>{t('noAdministrator')}</h1>
      <p>{t('noAdministratorHow')}</p>
      <pre dir="ltr">npm run cms -- create-administrator --email you@example.com</pre>
    </>
  );
}

/** In place of the form that promises a mail: none is sent here. */
export function ForgotPassword(props: AdminViewServerProps): ReactNode {
  const t = wordsOf(props);
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
