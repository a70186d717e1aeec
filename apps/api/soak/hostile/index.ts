import { createHash } from 'node:crypto';
import type { Call } from '@lectern/contract';
import { authCalls } from '@lectern/contract/platform';
import { demoUsers } from '../../src/seed/demo-users';
import { TestClient } from '../../src/testing/client';
import { declaredCalls, nameOf } from '../../test/endpoints/calls';
import { baseOf } from '../../test/endpoints/hostile/requests';
import { send } from '../../test/endpoints/send';
import { hostileBodies, type Hostile } from './bodies';
import { costOf, type Cost } from './cost';
import { hostileFiles } from './files';
import { hostileQueries } from './queries';

/** What one request may cost the API's process. */
export const hostileLimits: Cost = { cpuSeconds: 1, memoryMb: 64 };
const attempts = 3;

const requestsOf = async (call: Call): Promise<readonly Hostile[]> => {
  const base = baseOf(call);
  if (call.file !== undefined) return hostileFiles(call, base);
  return call.method === 'GET' || call.method === 'DELETE' ? hostileQueries(call, base) : hostileBodies(call, base);
};

const signedIn = async (origin: string): Promise<TestClient> => {
  const client = new TestClient(origin);
  const { email = '', password = '' } = demoUsers.find(({ roleId }) => roleId === 1) ?? {};
  const { status } = await client.send(authCalls.signIn, {
    email,
    password,
    remember: false,
  });
  if (status !== 200) throw new Error(`the sign-in was answered ${status}`);
  return client;
};

/** How a file of a release is named: by its bytes. */
const digestOf = (body: string | Uint8Array<ArrayBuffer>): string =>
  createHash('sha384').update(body).digest('base64url');

const sendAsItIs = (
  client: TestClient,
  { method, path }: Call,
  body: string | Uint8Array<ArrayBuffer>,
  type: string,
): Promise<{ status: number }> =>
  client.fetch(`/api/${path.replace('{digest}', digestOf(body)).replace(/\{\w+\}/, '1')}`, {
    method,
    body,
    headers: { 'content-type': type },
  });

const ask = async (client: TestClient, call: Call, { sent, text }: Hostile): Promise<number> => {
  // Bytes have no fields: they are as many as the call takes.
  if (call.rawBytes !== undefined)
    return (await sendAsItIs(client, call, new Uint8Array(call.rawBytes), 'application/octet-stream')).status;
  return (await (text === undefined ? send(client, call, sent) : sendAsItIs(client, call, text, 'application/json')))
    .status;
};

const isOver = ({ cpuSeconds, memoryMb }: Cost): boolean =>
  cpuSeconds > hostileLimits.cpuSeconds || memoryMb > hostileLimits.memoryMb;
const least = (costs: readonly Cost[]): Cost => ({
  cpuSeconds: Math.min(...costs.map(({ cpuSeconds }) => cpuSeconds)),
  memoryMb: Math.min(...costs.map(({ memoryMb }) => memoryMb)),
});
const shown = ({ cpuSeconds, memoryMb }: Cost): string => `${cpuSeconds.toFixed(2)} s, ${memoryMb.toFixed(0)} MB`;

/**
 * Sends each call of the contract what it takes and refuses at its limits, and measures what each request costs the process `pid`.
 * A request over the limit is sent again, as the process does other work, too: the cheapest attempt counts.
 */
export const soakHostile = async ({
  origin,
  pid,
  say,
}: {
  readonly origin: string;
  readonly pid: number;
  readonly say: (text: string) => void;
}): Promise<{
  readonly passed: number;
  readonly failed: number;
  readonly worst: Cost;
}> => {
  let client = await signedIn(origin);
  const nobody = new TestClient(origin);
  /** An access token lives ten minutes, and some calls end the session. */
  const askSignedIn = async (call: Call, hostile: Hostile): Promise<number> => {
    if (call.access === 'public') return ask(nobody, call, hostile);
    const status = await ask(client, call, hostile);
    if (status !== 401) return status;
    client = await signedIn(origin);
    return ask(client, call, hostile);
  };
  const measured = async (call: Call, hostile: Hostile): Promise<{ cost: Cost; statuses: readonly number[] }> => {
    const costs: Cost[] = [];
    const statuses: number[] = [];
    do {
      costs.push(await costOf(pid, async () => statuses.push(await askSignedIn(call, hostile))));
    } while (isOver(least(costs)) && costs.length < attempts);
    return { cost: least(costs), statuses };
  };

  const sum = { passed: 0, failed: 0, worst: { cpuSeconds: 0, memoryMb: 0 } };
  // Wrong passwords pause the sign-in of this address: those calls come last.
  const calls = [...declaredCalls].sort((a, b) => Number(a.sealed ?? false) - Number(b.sealed ?? false));
  for (const call of calls) {
    const worst = { cpuSeconds: 0, memoryMb: 0 };
    const answers = new Set<number>();
    const requests = await requestsOf(call);
    for (const hostile of requests) {
      const { cost, statuses } = await measured(call, hostile);
      const isGood = !isOver(cost) && statuses.every((status) => status < 500);
      if (!isGood) say(`${nameOf(call)}, ${hostile.what}: ${shown(cost)}, answered ${statuses.join(', ')}  FAILED`);
      sum[isGood ? 'passed' : 'failed'] += 1;
      for (const status of statuses) answers.add(status);
      for (const one of [worst, sum.worst]) {
        one.cpuSeconds = Math.max(one.cpuSeconds, cost.cpuSeconds);
        one.memoryMb = Math.max(one.memoryMb, cost.memoryMb);
      }
    }
    say(
      `${nameOf(call)}: ${requests.length} requests, at most ${shown(worst)}, answered ${[...answers].sort().join(', ')}`,
    );
  }
  return sum;
};
