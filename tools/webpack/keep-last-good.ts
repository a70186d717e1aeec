import type { Compiler } from 'webpack';

/**
 * In development: once a build was good, one with errors leaves everything as it was. Open pages go on with the build last, and the next good build is an
 * update from there; otherwise pages would first have to run the broken code. Before that a build with errors is served: its page tells them.
 */
export class KeepLastGoodPlugin {
  apply(compiler: Compiler): void {
    let good = false;
    compiler.hooks.shouldEmit.tap('KeepLastGoodPlugin', (compilation) =>
      good && compilation.getStats().hasErrors() ? false : undefined,
    );
    compiler.hooks.thisCompilation.tap('KeepLastGoodPlugin', (compilation) =>
      compilation.hooks.shouldRecord.tap('KeepLastGoodPlugin', () =>
        good && compilation.getStats().hasErrors() ? false : undefined,
      ),
    );
    compiler.hooks.done.tap('KeepLastGoodPlugin', (stats) => {
      good ||= !stats.hasErrors();
    });
  }
}
