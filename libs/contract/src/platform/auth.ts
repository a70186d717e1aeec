import { boolean, object, string } from 'yup';
import { call } from '../call';
import { messages, say } from '../messages';
import { nothing } from '../wire';
import { sessionDocument } from './session';

/** What the sign-in form writes. */
export const signInFields = object({
  email: string()
    .label('E-mail')
    .max(254, say(messages.max, { max: 254 }))
    .matches(/^[^@\s]+@[^@\s]+\.[^@\s]+$/, { message: messages.email, excludeEmptyString: true })
    .required(say(messages.required, { field: 'E-mail' })),
  password: string()
    .label('Password')
    .max(128, say(messages.max, { max: 128 }))
    .required(say(messages.required, { field: 'Password' })),
  /** The session lives 30 days idle instead of 12 hours. */
  remember: boolean().default(false),
});

/** Tokens travel in cookies; only a mobile client reads them here. */
const mobileTokens = { accessToken: string().optional(), refreshToken: string().optional() };

export const authCalls = {
  signIn: call({ method: 'POST', path: 'auth/admin-login', access: 'public', sealed: true, request: signInFields, response: sessionDocument.shape(mobileTokens) }),
  /** Answers success for a session that has already ended, too. */
  signOut: call({ method: 'POST', path: 'auth/logout', access: 'public', sealed: true, request: nothing(), response: nothing() }),
  /** The envelope's `result` is the new access token; `session` stands beside it. */
  refresh: call({
    method: 'POST', path: 'auth/get-accesstoken', access: 'public', sealed: true,
    request: object({ refresh_token: string().max(200).optional() }),
    response: string().required(),
  }),
} as const;
