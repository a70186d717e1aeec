import type { RegistryEntry } from '@lectern/remote-kit';
import { at, RemoteError } from '@lectern/remote-kit/failure';
import { failureOf } from '../composition/explain';
import { reload } from '../start/go-to';
import * as texts from '../texts/failure';
import { blame, blockedOf } from './blocked';
import { starting } from './crash-loop';
import { keepIntrinsics, type Change } from './intrinsics';
import { startWithout } from './start-without';
import { watched } from './watched';

type Version = Pick<RegistryEntry, 'name' | 'version'>;

/** Taken before any remote: a verdict must not wait on what a remote has replaced. */
const laterTask = setTimeout;

let compare: (() => readonly Change[]) | undefined;
let reloadPage: (() => Promise<void>) | undefined;
/** Every version whose code is in this page. */
const inPage = new Map<string, Version>();
/** Those whose code was evaluated in this very task: one microtask is enough for two. */
let evaluated = new Map<string, Version>();
let verdict: Promise<void> | undefined;

/** One suspect is to blame; of two nobody knows which. */
export const soleOf = <T>(suspects: ReadonlyMap<string, T>): T | undefined =>
  suspects.size === 1 ? suspects.values().next().value : undefined;

/** So many are named. */
const named = 3;

const judge = (changes: readonly Change[], suspect: Version | undefined): void => {
  let [list, undone]: [string, boolean] = ['', true];
  // What could not be put back may be a method of arrays: none is called here.
  for (let each = 0; each < changes.length; each += 1) {
    const change = changes[each]!;
    if (each < named) list += `${each > 0 ? ', ' : ''}${change.is} ${change.what}`;
    undone &&= change.undone;
  }
  const what = texts.changedPage(list, changes.length - named);
  if (!suspect) return console.warn(what);
  if (blockedOf(suspect)) return;
  const failure = failureOf(suspect, 'threw', [what]);
  blame(failure);
  if (undone) return;
  startWithout(failure);
  reloadPage?.().catch(reload);
};

/** What belongs to the language, and not to the browser: extensions replace `fetch` and the like at any time, and are no remote. */
const ofLanguage = /^(Object|Array|Promise|Function|String|Map|Set|Reflect|JSON)\b/;
const hasOfLanguage = (changes: readonly Change[]): boolean => {
  for (let each = 0; each < changes.length; each += 1) if (ofLanguage.test(changes[each]!.what)) return true;
  return false;
};

/** Puts back what somebody's code has changed since the last time; the one version whose code is in this page is to blame, unless it may have been an extension. */
export const checkIntrinsics = (): void => {
  const changes = compare?.() ?? [];
  if (changes.length > 0 && !verdict) judge(changes, hasOfLanguage(changes) ? soleOf(inPage) : undefined);
};

/** The same right after code of this version was evaluated or rendered. The verdict waits for the end of the task, which may evaluate another one's code too. */
export const checkAfter = async (version: Version): Promise<void> => {
  if (!compare) return;
  // First of all: the rest may need a method that a remote has replaced.
  const changes = compare();
  const key = at({ remote: version.name, version: version.version });
  inPage.set(key, version);
  if (evaluated.size === 0) laterTask(() => (evaluated = new Map()), 0);
  evaluated.set(key, version);
  if (changes.length > 0) {
    const suspects = evaluated;
    verdict = new Promise((resolve) => laterTask(resolve, 0)).then(() => {
      verdict = undefined;
      judge(changes, soleOf(suspects));
    });
  }
  await verdict;
};

/** Runs code of a version, and compares before anything else can run. @throws RemoteError where that code is to blame */
export const guarded = async <T>(version: Version, run: () => T | Promise<T>): Promise<T> => {
  if (reloadPage) compare ??= keepIntrinsics(watched());
  checkIntrinsics();
  starting(version);
  try {
    return await run();
  } finally {
    await checkAfter(version);
    const blocked = blockedOf(version);
    // Its own error would follow from what it did.
    if (blocked) throw new RemoteError(blocked.failure);
  }
};

/** From here on remotes are guarded; `reload` loads the page again where something can't be put back. */
export const guardIntrinsics = (reload: () => Promise<void>): void => {
  reloadPage = reload;
  // Before the router, and before an error is followed by others.
  for (const event of ['click', 'popstate', 'error']) addEventListener(event, checkIntrinsics, true);
  // A script or style sheet has come: changes until now are not by the code that it brings.
  document.addEventListener('load', checkIntrinsics, true);
};
