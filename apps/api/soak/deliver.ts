import { setTimeout as pause } from 'node:timers/promises';
import type { ProviderEvent } from '../src/domains/commerce/payment/provider';
import { signSandbox } from '../src/domains/commerce/payment/sandbox-signature';
import type { ServerKeys } from '../src/server/auth/server-keys';
import type { KillingConsole, Victim } from './killing-console';
import { inLanes } from './race';

const lanes = 8;
/** Between two tries of a webhook, in ms. */
const patience = 100;

/** The origin that webhooks go to, and the keys that sign them. */
export interface Address {
  readonly origin: string;
  readonly keys: ServerKeys;
  readonly providerId: number;
}

/** Webhooks as they were sent. */
export interface Delivered {
  /** Tries that ended without an answer, or with another one than 200. */
  readonly untaken: number;
  readonly kills: Readonly<Record<Victim, number>>;
}

/** Sends one webhook. Gives the status, or undefined where nobody answered. */
const send = async ({ origin, keys, providerId }: Address, event: ProviderEvent): Promise<number | undefined> => {
  const raw = JSON.stringify({ events: [event] });
  try {
    const { status } = await fetch(`${origin}/api/webhook/${providerId}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-sandbox-signature': signSandbox(keys, Buffer.from(raw), new Date()),
      },
      body: raw,
    });
    return status;
  } catch {
    return undefined;
  }
};

/**
 * Sends webhooks as a provider does: again, until each was answered 200. After every `killAfter` of them API or worker is killed, in
 * turns. The others are on their way meanwhile.
 */
export const deliver = async (
  console_: KillingConsole,
  address: Address,
  events: readonly ProviderEvent[],
  killAfter = Infinity,
): Promise<Delivered> => {
  const kills = { API: 0, worker: 0 };
  let [taken, untaken] = [0, 0];
  let killing = Promise.resolve();
  await inLanes(events.length, lanes, async (_lane, at) => {
    while ((await send(address, events[at]!)) !== 200) {
      untaken += 1;
      await pause(patience);
    }
    taken += 1;
    if (taken % killAfter !== 0) return;
    const victim = (taken / killAfter) % 2 === 1 ? 'API' : 'worker';
    kills[victim] += 1;
    killing = killing.then(() => console_.kill(victim));
  });
  await killing;
  return { untaken, kills };
};
