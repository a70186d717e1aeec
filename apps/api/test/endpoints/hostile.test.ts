import type { Call } from '@lectern/contract';
import { declaredCalls, fieldsOf, titled } from './calls';
import { endpointFixture, type EndpointFixture } from './fixture';
import { strangeRequests } from './hostile/requests';
import { send } from './send';

let fixture: EndpointFixture;
beforeAll(async () => {
  fixture = await endpointFixture();
});
afterAll(() => fixture.close());

// One of so many requests of a call: `npm run soak -- strange` sends all.
const every = process.env['STRANGE'] === 'all' ? 1 : 4;

/** Sends it, and once more with the version of now when an earlier one of these requests was done. */
const ask = async (call: Call, sent: Readonly<Record<string, unknown>>) => {
  const first = await send(fixture.admin, call, sent);
  const { version } = (first.body.result ?? {}) as { version?: unknown };
  return first.status === 409 && typeof version === 'number' && sent['version'] === 1
    ? send(fixture.admin, call, { ...sent, version })
    : first;
};
/** Words of the library that checks, which repeat the input, instead of the specification's. */
const ownWords =
  /but the final value was|must be defined|cannot be null|is a required field|following values|must be (an integer|greater|less|at most \d+ characters)/;

describe('with any value in one field a call succeeds or refuses it in words of the specification or ours, and never fails', () => {
  it.each(titled(declaredCalls.filter((call) => fieldsOf(call).length > 0)))('%s', async (_name, call) => {
    const failed: unknown[] = [];
    for (const sent of strangeRequests(call, every)) {
      const { status, body } = await ask(call, sent);
      const said = status === 400 ? JSON.stringify(body.error) : '';
      if (status >= 500 || (status === 401 && call.access !== 'public') || ownWords.test(said))
        failed.push([sent, status, said]);
    }
    expect(failed).toEqual([]);
  });
});
