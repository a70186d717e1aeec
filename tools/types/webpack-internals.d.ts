// webpack gives this runtime module's hooks, but no types for its path.
declare module 'webpack/lib/runtime/LoadScriptRuntimeModule.js' {
  import type { Compilation } from 'webpack';
  import type { SyncWaterfallHook } from 'tapable';
  const LoadScriptRuntimeModule: {
    getCompilationHooks(compilation: Compilation): { createScript: SyncWaterfallHook<[string, unknown]> };
  };
  export default LoadScriptRuntimeModule;
}
// react-refresh is plain JavaScript; development hands it on whole.
declare module 'react-refresh/runtime';

declare module 'webpack/lib/runtime/AutoPublicPathRuntimeModule.js' {
  import { RuntimeModule } from 'webpack';

  /** Finds where the running script was loaded from. */
  export default class AutoPublicPathRuntimeModule extends RuntimeModule {
    constructor();
    override generate(): string | null;
  }
}
