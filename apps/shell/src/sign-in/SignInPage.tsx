import type { ReactNode } from 'react';
import type { SessionDocument } from '@lectern/contract/platform/session';
import * as texts from '../texts/sign-in';
import { AuthLayout } from './AuthLayout';
import { SignInForm } from './SignInForm';

interface Props {
  /** The path the person came for, if any. */
  readonly next: string | undefined;
  /** Why they are here, when something sent them. */
  readonly notice: string | undefined;
  /** Set by the form of the page. */
  readonly onShown: () => void;
  readonly onSignedIn: (document: SessionDocument) => Promise<void>;
}

/** `/auth/login`. */
export function SignInPage({ onShown, ...form }: Props): ReactNode {
  return (
    <AuthLayout title={texts.title} onShown={onShown}>
      <SignInForm {...form} />
    </AuthLayout>
  );
}
