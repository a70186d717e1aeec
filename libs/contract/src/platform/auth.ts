import { boolean, number, object, string } from 'yup';
import { call } from '../call';
import { id } from '../fields';
import { messages, say } from '../messages';
import { nothing } from '../wire';
import { changePasswordFields, email, forgotPasswordFields, knownPassword, resetPasswordFields } from './passwords';
import { reason } from './reason';
import { sessionDocument } from './session';

/** What the sign-in form writes. */
export const signInFields = object({
  email: email(),
  password: knownPassword('Password'),
  /** The session lives 30 days idle instead of 12 hours. */
  remember: boolean().default(false),
});

/** Tokens travel in cookies; only a mobile client reads them here. */
const mobileTokens = { accessToken: string().optional(), refreshToken: string().optional() };

export const authCalls = {
  signIn: call({
    method: 'POST',
    path: 'auth/admin-login',
    access: 'public',
    sealed: true,
    request: signInFields,
    response: sessionDocument.shape(mobileTokens),
  }),
  /** Answers success for a session that has already ended, too. After an impersonation one's own session continues: `ownSessionId`. */
  signOut: call({
    method: 'POST',
    path: 'auth/logout',
    access: 'public',
    sealed: true,
    request: nothing(),
    response: object({ ownSessionId: number().nullable().defined() }),
  }),
  /** The envelope's `result` is the new access token; `session` is next to it. */
  refresh: call({
    method: 'POST',
    path: 'auth/get-accesstoken',
    access: 'public',
    sealed: true,
    request: object({
      refresh_token: string()
        .label('Token')
        .max(200, say(messages.max, { max: 200 }))
        .optional(),
    }),
    response: string().required(),
  }),
  /**
   * Acts for somebody else, for an hour at most: answers their session document and sets the cookie `impersonate_mode`. Logging out ends it:
   * the `session` of that answer is one's own again.
   */
  impersonate: call({
    method: 'POST',
    path: 'auth/impersonate-token',
    access: ['impersonateUser'],
    sealed: true,
    notWhileImpersonating: true,
    request: object({ userId: id('Account'), reason: reason() }),
    response: sessionDocument.shape(mobileTokens),
  }),
  /** Mails a link to the account's owner. Answers success for every address, known or not. */
  forgotPassword: call({
    method: 'POST',
    path: 'auth/forgot-password',
    access: 'public',
    sealed: true,
    request: forgotPasswordFields,
    response: nothing(),
  }),
  /** Sets the password by a link that was mailed, once; every session of the person ends. An invited account becomes active. */
  resetPassword: call({
    method: 'POST',
    path: 'auth/reset-password',
    access: 'public',
    sealed: true,
    request: resetPasswordFields.shape({ token: string().max(100, 'Link is Invalid').required('Link is Invalid') }),
    response: nothing(),
  }),
  /** Changes one's own password; the other sessions of the person end. */
  changePassword: call({
    method: 'POST',
    path: 'auth/change-password',
    access: 'signed in',
    sealed: true,
    notWhileImpersonating: true,
    request: changePasswordFields,
    response: object({ endedSessions: number().required() }),
  }),
} as const;
