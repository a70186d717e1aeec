import { at } from '@lectern/remote-kit/failure';
import type { RemoteFailure } from '@lectern/remote-kit';
import { block } from './blocked';

const key = 'lectern.without';

const read = (): Record<string, RemoteFailure> =>
  JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, RemoteFailure>;

/** The next pages of this tab start without this version. */
export const startWithout = (failure: RemoteFailure): void =>
  sessionStorage.setItem(key, JSON.stringify({ ...read(), [at(failure)]: failure }));

/** Takes out of this page what the page before it was reloaded for. */
export const blockKept = (): void => {
  for (const failure of Object.values(read())) block(failure);
};
