import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Compilation, Compiler } from 'webpack';
import LoadScriptRuntimeModule from 'webpack/lib/runtime/LoadScriptRuntimeModule.js';

/**
 * Makes the webpack runtime hand every script and style tag to `globalThis.__lecternTag(tag, address)` before it is put into the
 * page (docs/decisions/0002). The host defines that function; here nothing is decided.
 */
export class TagGuardPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('TagGuardPlugin', (compilation: Compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'TagGuardPlugin',
        (source: string) => `${source}\nglobalThis.__lecternTag(script, url);`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'TagGuardPlugin',
        (source: string) => `${source}\nglobalThis.__lecternTag(linkTag, fullhref);`,
      );
    });
  }
}
