import type { Call } from '@lectern/contract';
import { declaredCalls, fieldsOf, titled } from './calls';
import { matrixDesk, type MatrixDesk } from './desk';
import { strangeRequests } from './hostile/requests';
import { send } from './send';

let desk: MatrixDesk;
beforeAll(async () => {
  desk = await matrixDesk();
});
afterAll(() => desk.close());

/** Sends it, and once more with the version of now when an earlier one of these requests was done. */
const statusOf = async (call: Call, sent: Readonly<Record<string, unknown>>): Promise<number> => {
  const first = await send(desk.admin, call, sent);
  const { version } = (first.body.result ?? {}) as { version?: unknown };
  return first.status === 409 && typeof version === 'number' && sent['version'] === 1 ? (await send(desk.admin, call, { ...sent, version })).status : first.status;
};

describe('whatever stands in one field, a call answers or refuses it and never fails', () => {
  it.each(titled(declaredCalls.filter((call) => fieldsOf(call).length > 0)))('%s', async (_name, call) => {
    const failed: unknown[] = [];
    for (const sent of strangeRequests(call)) {
      const status = await statusOf(call, sent);
      if (status >= 500 || (status === 401 && call.access !== 'public')) failed.push(sent);
    }
    expect(failed).toEqual([]);
  });
});
