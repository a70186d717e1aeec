import { randomBytes } from 'node:crypto';
import type { Call, Failure, RequestOf, ResponseOf } from '@lectern/contract';
import { answerContext, requestContext, seal, unseal } from '@lectern/contract/seal';
import { authCalls } from '@lectern/contract/platform';
import { UserError } from './user-error';
import { ask, reasonsOf, type Sender } from './send';

type Env = Readonly<Record<string, string | undefined>>;

/** A sealed call as a client without cookies makes it. @throws Refused */
const sendSealed = async <C extends Call>(
  origin: string,
  deviceId: string,
  call: C,
  request: RequestOf<C>,
  bearer?: string,
): Promise<ResponseOf<C>> => {
  const payload = await seal(deviceId, requestContext(call.method, call.path), request);
  const headers = {
    'content-type': 'application/json',
    'device-id': deviceId,
    'device-type': 'mobile',
    'app-type': 'admin',
    ...(bearer && { authorization: `Bearer ${bearer}` }),
  };
  const response = await ask(origin, call.path, { method: call.method, headers, body: JSON.stringify({ payload }) });
  const answered = (await response.json().catch(() => ({}))) as { payload?: string } & Partial<Failure>;
  const body = (
    answered.payload
      ? await unseal(deviceId, answerContext(call.method, call.path, response.status), answered.payload)
      : answered
  ) as { success: true; result: ResponseOf<C> } | Failure;
  if (body.success) return body.result;
  throw new UserError(body.message ? reasonsOf(body) : `The console answered ${response.status} without a reason.`);
};

/** Does something as the person of LECTERN_EMAIL and LECTERN_PASSWORD, in a session that ends with it. @throws Refused */
export const asPerson = async <T>(origin: string, env: Env, work: (sender: Sender) => Promise<T>): Promise<T> => {
  const { LECTERN_EMAIL: email, LECTERN_PASSWORD: password } = env;
  if (!email || !password)
    throw new UserError('This is for a person with the right remoteManage: give LECTERN_EMAIL and LECTERN_PASSWORD.');
  const deviceId = randomBytes(32).toString('base64url');
  const { accessToken } = await sendSealed(origin, deviceId, authCalls.signIn, { email, password, remember: false });
  if (!accessToken) throw new UserError('The console opened no session.');
  try {
    return await work({ origin, bearer: accessToken, deviceId });
  } finally {
    await sendSealed(origin, deviceId, authCalls.signOut, {}, accessToken);
  }
};
