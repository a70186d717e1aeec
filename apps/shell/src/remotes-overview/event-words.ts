import type { RemoteEvent } from '@lectern/contract/platform/remotes-overview';
import * as texts from '../texts/remotes-overview';
import { rateOf, rateText } from './figures';
import { shortVersion } from './short-version';

const isKnown = (action: string): action is keyof typeof texts.by => Object.hasOwn(texts.by, action);

/** The event after the remote's name: '1.4.2 to 10% of all people'. */
export const eventText = ({ action, from: left, to: taken, percent, roles, keyLabel, origin }: RemoteEvent): string => {
  const [from, to] = [left && shortVersion(left), taken && shortVersion(taken)];
  if (action === 'canary' && to !== null && percent !== null) return texts.canaryTo(to, texts.ofPeople(percent, roles));
  return isKnown(action) ? texts.by[action](from, to, keyLabel ?? origin ?? undefined) : action;
};

/** Who did it and why; for an automatic rollback, how bad the release was. */
export const eventMeta = ({ byUser, byKey, reason, failed }: RemoteEvent): string => {
  if (failed) return texts.failedLoads(rateText(rateOf(failed)), failed.loads, failed.people);
  const who = byUser ?? (byKey === null ? texts.byItself : texts.byKey(byKey));
  return [who, reason && texts.quoted(reason)].filter(Boolean).join(', ');
};
