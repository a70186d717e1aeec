import { blame, type CodePosition } from './blame';
import type { Handle } from './instrument';

/** Something that is wrong with a remote. */
export interface Finding {
  /** In which part of the check it was seen. */
  readonly during: string;
  readonly says: string;
  /** Position in the release. Absent when no file is known. */
  readonly place?: CodePosition;
}

interface Seen {
  /** The remote's release as its address begins: `/remotes/name/version/`. */
  readonly folder: string;
  /** Handles from this one on were taken after the remote came. */
  readonly since: number;
  /** Number of times that its screen was shown and left. */
  readonly mounts: number;
}

/** The number of visits that distinguishes growth from what is kept once. */
const enough = 10;

const many = (count: number, what: string): string => (count === 1 ? `${what} is` : `${count} × ${what} are`);
const left: Readonly<Record<Handle['kind'], string>> = {
  timer: 'still running',
  listener: 'still listening',
  style: 'still in the page',
};

/** The link of a release's own style sheet stays once: the next visit takes it again. */
const isOwnSheet = ({ what }: Handle, folder: string): boolean =>
  what.startsWith('style sheet ') && what.includes(folder);

/**
 * Leaks of a remote once every screen of it was left. One handle of its own files is a leak.
 * A shared module's handle on its behalf is one only if it grows with the visits: a cache keeps some.
 */
export const leaksOf = (live: readonly Handle[], { folder, since, mounts }: Seen, during: string): Finding[] => {
  const groups = new Map<string, { handle: Handle; place: CodePosition; own: boolean; count: number }>();
  for (const handle of live) {
    if (handle.id <= since) continue;
    const blamed = blame(handle.stack, folder);
    if (!blamed) continue;
    const key = JSON.stringify([handle.kind, handle.what, blamed.place]);
    groups.set(key, { handle, ...blamed, count: (groups.get(key)?.count ?? 0) + 1 });
  }
  return [...groups.values()]
    .filter(({ handle, own, count }) =>
      isOwnSheet(handle, folder) ? count > 1 : own || (mounts >= enough && count >= mounts / 2),
    )
    .map(({ handle, place, count }) => ({
      during,
      place,
      says: `${handle.kind}: ${many(count, handle.what)} ${left[handle.kind]} after its screen was left${mounts > 1 ? ` ${mounts} times` : ''}`,
    }));
};

/**
 * Names that the shell's federation runtime makes with the first remote of a page. None may be watched.
 * A watched name exists from the start, and the runtime would take the empty value for its own.
 */
const ofFederation = new Set([
  '__FEDERATION__',
  '__GLOBAL_LOADING_REMOTE_ENTRY__',
  '__VMOK__',
  '_FEDERATION_BUNDLER_RUNTIME',
]);

/**
 * True for a global name that may come with a release.
 * That is its own, the list of its chunks, or the federation runtime's.
 */
const isExpected = (name: string, globalName: string): boolean =>
  name === globalName ||
  ofFederation.has(name) ||
  (name.endsWith(globalName) && /^(webpack|rspack)(Chunk|HotUpdate)/.test(name));

/** The names among these that are neither a release's own nor the federation runtime's. */
export const unexpected = (names: readonly string[], globalName: string): string[] =>
  names.filter((name) => !isExpected(name, globalName));

/** Global names that the remote has left, by the stack of the first write. A name of another author is not its own. */
export const globalLeaks = (writes: Readonly<Record<string, string>>, folder: string, during: string): Finding[] =>
  Object.entries(writes).flatMap(([name, stack]) => {
    const place = blame(stack, folder)?.place;
    return place ? [{ during, place, says: `global: window.${name} was made and is left behind` }] : [];
  });
