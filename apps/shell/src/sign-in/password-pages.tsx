import type { ReactNode } from 'react';
import * as texts from '../texts/password-pages';
import { AuthLayout } from './AuthLayout';
import { ForgotPasswordForm } from './ForgotPasswordForm';
import { ResetPasswordForm } from './ResetPasswordForm';

/** The auth pages besides the sign-in: a chunk of their own, so that the sign-in stays small. */
export function PasswordPage({
  is,
  token,
}: {
  readonly is: 'forgot' | 'reset';
  readonly token: string | undefined;
}): ReactNode {
  return is === 'forgot' ? (
    <AuthLayout title={texts.forgotTitle}>
      <ForgotPasswordForm />
    </AuthLayout>
  ) : (
    <AuthLayout title={texts.resetTitle}>
      <ResetPasswordForm token={token} />
    </AuthLayout>
  );
}
