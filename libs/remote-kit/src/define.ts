import type { Exposes, RemoteConfig } from './types';

/** Types a remote's declaration; `remote.config.ts` exports the result as its default. */
export const defineConfig = <const C extends RemoteConfig>(config: C): C => config;

/** Types the code behind a declaration; `src/remote.ts` exports the result as its default. Keys are the `expose` names of the declaration. */
export const defineRemote = <const E extends Exposes>(exposes: E): E => exposes;
