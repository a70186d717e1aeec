import type { ShellBuild } from '@lectern/tools/webpack/shell-plugin';
import type { ObjectStore } from '../../../storage/store';
import { factsOf } from './shell-build';

/** The shell.json of a build in the store; undefined where it is missing or is of another build. */
export const readBuild = async (store: ObjectStore, hash: string): Promise<ShellBuild | undefined> => {
  const content = await store.read(factsOf(hash)).catch(() => undefined);
  if (!content) return undefined;
  try {
    const build = JSON.parse(content.toString('utf8')) as ShellBuild;
    return build.hash === hash ? build : undefined;
  } catch {
    return undefined;
  }
};

/** Builds that a process remembers: the live one, the one before, a canary, and what they were. */
const remembered = 8;

/** Reads builds, each once; `own` is the build of this process. A build that can't be read is tried again with the next page. */
export const buildReader = (store: ObjectStore, own: ShellBuild) => {
  const known = new Map<string, ShellBuild>([[own.hash, own]]);
  return async (hash: string): Promise<ShellBuild | undefined> => {
    const there = known.get(hash) ?? (await readBuild(store, hash));
    if (!there || known.has(hash)) return there;
    if (known.size >= remembered) known.clear();
    known.set(hash, there).set(own.hash, own);
    return there;
  };
};
