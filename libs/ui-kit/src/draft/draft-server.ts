import { send } from '@lectern/api-client';
import type { RequestOf, ResponseOf } from '@lectern/contract';
import { draftCalls, type DraftBody } from '@lectern/contract/platform/draft';
import { lastWork } from '../unsaved/last-work';
import { deviceDraftKeys, forgetOnDevice, keepOnDevice, keyOf, readFromDevice, type Waiting } from './device-drafts';
import { isApiError } from '../form/api-error';

/** Whose draft, of which form, of which record; 0 means a new one. */
export interface DraftPlace {
  readonly userId: number;
  readonly form: string;
  readonly entityId: number;
}
/** A draft as it is offered. */
export interface Kept {
  readonly body: DraftBody;
  readonly at: string;
}

// Nobody waits for a draft, and no message is shown when one could not be kept: the form itself is still there.
const silent = { quiet: true, handled: 'all' } as const;
const placeOf = ({ form, entityId }: DraftPlace) => ({ form, entityId });

/** Whether the API may take it later: it was away, or did not know the session. What it refuses for good is not kept here. */
const isAway = (error: unknown): boolean => !isApiError(error) || ![400, 403, 413].includes(error.status);

/** An API that takes a call and does not answer in so long, in ms, is away: what comes behind it would wait for ever, and be lost with the page. */
const requestTimeout = 10_000;
const ask = async <C extends (typeof draftCalls)[keyof typeof draftCalls]>(
  call: C,
  request: RequestOf<C>,
): Promise<ResponseOf<C>> => {
  const giveUp = new AbortController();
  const giveUpTimer = setTimeout(() => giveUp.abort(), requestTimeout);
  try {
    return await send(call, request, { ...silent, signal: giveUp.signal });
  } finally {
    clearTimeout(giveUpTimer);
  }
};
const tell = (waiting: Waiting): Promise<unknown> =>
  'keep' in waiting ? ask(draftCalls.keep, waiting.keep) : ask(draftCalls.drop, waiting.drop);

// While the API is away it is asked again so often, in ms.
const again = 15_000;
let timer: ReturnType<typeof setTimeout> | undefined;
const tryLater = (userId: number): void => {
  timer ??= setTimeout(() => {
    timer = undefined;
    void saveDeviceDrafts(userId);
  }, again);
};

/** Tells the API; while it is away the device keeps it, sealed. */
const tellOrKeep = async (userId: number, key: string, waiting: Waiting): Promise<void> => {
  try {
    await tell(waiting);
    forgetOnDevice(key);
  } catch (error) {
    if (!isAway(error)) return forgetOnDevice(key);
    await keepOnDevice(key, waiting);
    tryLater(userId);
  }
};

const queues = new Map<string, Promise<unknown>>();
/** One thing after another for each draft: a drop never overtakes what is being kept, nor a reading the drop. */
const inTurn = <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
  const turn = (queues.get(key) ?? Promise.resolve()).then(work);
  const settled = turn.catch(() => undefined);
  queues.set(key, settled);
  lastWork(settled);
  return turn;
};

/** The draft of this place: the device's where the API has not heard of it yet, else the API's. Rejects where neither can be read. */
export const readDraft = (place: DraftPlace): Promise<Kept | undefined> => {
  const key = keyOf(place.userId, place.form, place.entityId);
  return inTurn(key, async () => {
    const waiting = await readFromDevice(key);
    if (waiting) await tellOrKeep(place.userId, key, waiting);
    if (waiting) return 'keep' in waiting ? { body: waiting.keep.body, at: waiting.at } : undefined;
    const { draft } = await ask(draftCalls.read, placeOf(place));
    return draft ? { body: draft.body, at: draft.updatedAt } : undefined;
  });
};

export const keepDraft = (place: DraftPlace, baseVersion: number, body: DraftBody): Promise<void> => {
  const key = keyOf(place.userId, place.form, place.entityId);
  return inTurn(key, () =>
    tellOrKeep(place.userId, key, { keep: { ...placeOf(place), baseVersion, body }, at: new Date().toISOString() }),
  );
};

export const dropDraft = (place: DraftPlace): Promise<void> => {
  const key = keyOf(place.userId, place.form, place.entityId);
  return inTurn(key, () => tellOrKeep(place.userId, key, { drop: placeOf(place) }));
};

/** Tells the API all that it has not heard of from this person; what it still can't take stays on the device, sealed. */
export const saveDeviceDrafts = async (userId: number): Promise<void> => {
  await Promise.all(
    deviceDraftKeys(userId).map((key) =>
      inTurn(key, async () => {
        const waiting = await readFromDevice(key);
        if (waiting) await tellOrKeep(userId, key, waiting);
      }),
    ),
  );
};
