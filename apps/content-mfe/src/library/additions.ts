import type { LibraryItem } from '@lectern/contract/content';

/** A file on its way into the library. */
export interface Addition {
  readonly key: number;
  readonly file: File;
  /** `same`: its bytes are in the library already, and the person decides. */
  readonly state: 'waiting' | 'sending' | 'done' | 'failed' | 'same';
  /** How much of it has left, from 0 to 1. */
  readonly part: number;
  /** The uploaded file, once it has arrived: a retry goes on from there. */
  readonly fileId?: number;
  readonly failureText?: string;
  /** False where another try can't help: its type or size. */
  readonly mayRetry?: boolean;
  /** A part of it has arrived: another try goes on from there. */
  readonly isBegun?: boolean;
  readonly item?: LibraryItem;
  readonly sameAs?: { readonly id: number; readonly title: string };
}

/** So many at once. */
export const mostAtOnce = 200;
/** So many are sent side by side: the server makes three sizes of each. */
export const sideBySide = 3;

/** The next ones to be sent: in their order, as many as there is room for. */
export const nextToSend = (additions: readonly Addition[]): readonly Addition[] => {
  const sending = additions.filter(({ state }) => state === 'sending').length;
  return additions.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, sideBySide - sending));
};

/** What a person reads above the files. */
export const countsOf = (additions: readonly Addition[]) => ({
  all: additions.length,
  done: additions.filter(({ state }) => state === 'done').length,
  failed: additions.filter(({ state }) => state === 'failed' || state === 'same').length,
  isBusy: additions.some(({ state }) => state === 'waiting' || state === 'sending'),
});
