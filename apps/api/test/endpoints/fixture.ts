import type { Call, RequestOf, ResponseOf } from '@lectern/contract';
import { testApi, type TestClient } from '../../src/testing';

/** A real API on the demo data, with two super admins: one of them, and somebody else. */
export const endpointFixture = async () => {
  const api = await testApi({ seed: 'demo' });
  const [admin, other] = [await api.signIn(1), await api.signIn(1)];
  let number = 0;

  /** The result of a call that must succeed. */
  const done = async <C extends Call>(
    call: C,
    request: RequestOf<C>,
    by: TestClient = admin,
  ): Promise<ResponseOf<C>> => {
    const { status, body } = await by.send(call, request);
    if (status !== 200 || !body.success) throw new Error(`${call.path}: ${status} ${JSON.stringify(body)}`);
    return body.result;
  };
  return { api, db: api.database.db, admin, other, done, next: () => (number += 1), close: () => api.close() };
};
export type EndpointFixture = Awaited<ReturnType<typeof endpointFixture>>;
