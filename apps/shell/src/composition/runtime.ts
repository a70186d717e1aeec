import federation from '@module-federation/webpack-bundler-runtime';
import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { globalName } from '@lectern/remote-kit/global-name';
import type { RegistryEntry } from '@lectern/remote-kit';
import { shares } from '../shares/shares';
import { tagDeadline } from './tag-guard';

/** Makes the tag of a remote's entry; every later tag is made by the remote's own webpack runtime and passes the same guard. */
const entryTag: ModuleFederationRuntimePlugin = {
  name: 'tag-guard',
  createScript({ url }) {
    const script = document.createElement('script');
    globalThis.__lecternTag(script, url);
    // The guard's own deadline comes first; this one only must not come before it.
    return { script, timeout: tagDeadline * 2 };
  },
};

let instance: ReturnType<typeof createInstance> | undefined;

/** The runtime would keep a failed fetch of a shared module for ever; forgotten, the next Retry fetches it again. */
const forgetShare = (name: string): void => {
  for (const share of Object.values(instance?.shareScopeMap['default']?.[name] ?? {})) share.loading = null;
};

/** Starts the federation runtime; tests add a plugin that answers from memory. */
export const startRuntime = (plugins: readonly ModuleFederationRuntimePlugin[] = []) => {
  // Remotes are built without a federation runtime: they take the shell's, whole (docs/decisions/0001). Each gets an object of its
  // own, because a remote's runtime writes its instance into it.
  Object.defineProperty(globalThis, '_FEDERATION_BUNDLER_RUNTIME', {
    configurable: true,
    get: () => ({ ...federation, bundlerRuntimeOptions: {} }),
  });
  instance = createInstance({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: shares(forgetShare),
    plugins: [entryTag, ...plugins],
  });
  return instance;
};

/** The page's one runtime; started by anyone who asks first. */
export const runtime = () => instance ?? startRuntime();

/** Loads a remote's one exposed module. Each version has a name of its own, so that two may live in one page. */
export const loadRemoteModule = async (entry: RegistryEntry, url: string): Promise<unknown> => {
  const name = globalName(entry.name, entry.version);
  runtime().registerRemotes([{ name, entry: url, entryGlobalName: name, type: 'var' }]);
  return runtime().loadRemote(`${name}/remote`);
};
