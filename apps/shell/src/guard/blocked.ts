import { at } from '@lectern/remote-kit/failure';
import type { RegistryEntry, RemoteFailure } from '@lectern/remote-kit';
import { breakDown, useRemotes, type Blocked } from '../composition/remote-store';

type Version = Pick<RegistryEntry, 'name' | 'version'>;

const keyOf = ({ name, version }: Version): string => at({ remote: name, version });

/** Whether this version may not run in this page, and why. */
export const blockedOf = (entry: Version): Blocked | undefined => useRemotes.getState().blocked[keyOf(entry)];

/** Takes a version out of this page: its places show the failure, and none of its code is asked for. */
export const block = (failure: RemoteFailure, mayStart = false): void =>
  useRemotes.setState(({ blocked }) => ({ blocked: { ...blocked, [at(failure)]: { failure, mayStart } } }));

/** Lets it run again. */
export const unblock = (entry: Version): void =>
  useRemotes.setState(({ blocked }) => ({
    blocked: Object.fromEntries(Object.entries(blocked).filter(([key]) => key !== keyOf(entry))),
  }));

/** Takes a version out of this page for what it did there. */
export const blame = (failure: RemoteFailure): void => {
  breakDown(failure);
  block(failure);
};
