import { at } from '@lectern/remote-kit/failure';
import type { RegistryEntry } from '@lectern/remote-kit';
import { ownerOf } from '../composition/attribution';
import { failureOf } from '../composition/explain';
import * as texts from '../texts/failure';
import { block, unblock } from './blocked';
import { deadMarks, lockOf, mostDeaths, stoppedIn, withDeaths, type Deaths, type Mark } from './deaths';

type Version = Pick<RegistryEntry, 'name' | 'version'>;

const prefix = 'lectern.starting.';
const deathsKey = 'lectern.deaths';
/** A page that does something this long after a start, in ms, has not died of it. */
const alive = 3_000;

const page = crypto.randomUUID();
let isLocked = false;
let current: string | undefined;
/** What has come as far as its screen since the last pause. */
const shown = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

const readDeaths = (): Deaths => JSON.parse(localStorage.getItem(deathsKey) ?? '{}') as Deaths;
const writeDeaths = (deaths: Deaths): void => localStorage.setItem(deathsKey, JSON.stringify(deaths));

const marks = (): readonly Mark[] =>
  Object.keys(localStorage).flatMap((key) =>
    key.startsWith(prefix) ? [{ page: key.slice(prefix.length), version: localStorage.getItem(key) ?? '' }] : [],
  );
const clear = (): void => {
  clearTimeout(timer);
  current = undefined;
  localStorage.removeItem(prefix + page);
};

/** Marks what runs next in this page, for the pages after it should it die. `isShown`: it has come as far as its screen. */
export const starting = ({ name, version }: Version, isShown = false): void => {
  if (!isLocked) return;
  const key = at({ remote: name, version });
  try {
    if (current !== key) localStorage.setItem(prefix + page, key);
  } catch {
    isLocked = false; // a full storage marks nothing, and no remote fails for that
  }
  current = key;
  if (isShown) shown.add(key);
  clearTimeout(timer);
  timer = setTimeout(() => {
    clear();
    writeDeaths(Object.fromEntries(Object.entries(readDeaths()).filter(([version]) => !shown.has(version))));
    shown.clear();
  }, alive);
};

/** Starts a version that was stopped; its next death stops it again. */
export const startAnyway = (entry: Version): void => {
  writeDeaths({ ...readDeaths(), [at({ remote: entry.name, version: entry.version })]: mostDeaths - 1 });
  unblock(entry);
};

/** Reads what pages before this one died of, stops what two died of, and marks from here on what is starting in this one. */
export const watchCrashes = async (): Promise<void> => {
  const { locks } = navigator;
  if (!locks) return;
  localStorage.removeItem(prefix + page);
  void locks.request(lockOf(page), () => {
    isLocked = true;
    return new Promise(() => undefined);
  });
  addEventListener('pagehide', clear);
  document.addEventListener(
    'load',
    ({ target }) => {
      const owner = target instanceof HTMLScriptElement ? ownerOf(target.src) : undefined;
      if (owner) starting({ name: owner.remote, version: owner.version });
    },
    true,
  );
  if (marks().length > 0) {
    const { held = [] } = await locks.query();
    const dead = deadMarks(marks(), new Set(held.map(({ name }) => name ?? '')));
    writeDeaths(withDeaths(readDeaths(), dead));
    for (const each of dead) localStorage.removeItem(prefix + each.page);
  }
  for (const each of stoppedIn(readDeaths())) {
    const [name = '', version = ''] = each.split('@');
    block({ ...failureOf({ name, version }, 'threw', [texts.frozeTwice]), message: texts.stopped }, true);
  }
};
