import type { SessionDocument } from '@lectern/contract/platform/session';
import { create } from 'zustand';

export type RunningTry = NonNullable<NonNullable<SessionDocument['tries']>['running']>;

interface TryState {
  /** The try in the current session. */
  readonly running?: RunningTry | undefined;
  /** The try that has ended while this page was open. */
  readonly ended?: RunningTry | undefined;
}

/** State for the bar of a try. */
export const useTryState = create<TryState>(() => ({}));
