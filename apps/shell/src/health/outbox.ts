import { beacon } from '@lectern/api-client';
import { useSession } from '@lectern/auth';
import { remotesCalls, type HealthReport } from '@lectern/contract/platform';

const storageKey = 'lectern.health';
/** So many reports wait for an answer; older ones are of no use to a judge of minutes. */
const most = 10;

/** A report that may not have arrived. Its key is the same in each try, so that the API counts it once. */
interface Kept {
  readonly key: string;
  readonly user: number;
  readonly reports: readonly HealthReport[];
}

const userId = (): number | undefined => useSession.getState().document?.user.id;

const readKept = (): readonly Kept[] => {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as Kept[];
  } catch {
    return [];
  }
};
const write = (kept: readonly Kept[]): void => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(kept.slice(-most)));
  } catch {
    // Without storage what is lost on the way stays lost.
  }
};

/** Whether a report is over with: counted, or refused for what it says. Anything else may go better next time. */
export const isSettled = (status: number): boolean => (status >= 200 && status < 300) || status === 400;

const onTheirWay = new Set<string>();

const deliver = async ({ key, reports }: Kept): Promise<void> => {
  if (onTheirWay.has(key)) return;
  onTheirWay.add(key);
  const status = await beacon(remotesCalls.health, { reports: [...reports] }, key);
  onTheirWay.delete(key);
  if (isSettled(status)) write(readKept().filter((each) => each.key !== key));
};

/** Sends what no page of this tab has had an answer for, so far as it is this person's. */
export const sendKept = (): void => {
  const user = userId();
  if (user === undefined) return;
  const kept = readKept().filter((each) => each.user === user);
  write(kept);
  for (const each of kept) void deliver(each);
};

/** Sends a report, and keeps it for the next try until it is known to have arrived. */
export const post = (reports: readonly HealthReport[]): void => {
  const user = userId();
  if (user !== undefined && reports.length > 0) write([...readKept(), { key: crypto.randomUUID(), user, reports }]);
  sendKept();
};
