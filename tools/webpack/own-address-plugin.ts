import webpack, { type Compilation, type Compiler } from 'webpack';
import AutoPublicPathRuntimeModule from 'webpack/lib/runtime/AutoPublicPathRuntimeModule.js';

/** The folder of the running script; an element that only bears its name is no script. */
const ownFolder = `
const script = document.currentScript;
if (script?.tagName !== 'SCRIPT') throw new Error('not begun by a script tag');
${webpack.RuntimeGlobals.publicPath} = new URL('.', script.src).href;`;

class OwnAddress extends AutoPublicPathRuntimeModule {
  override generate(): string {
    return ownFolder;
  }
}

/**
 * Replaces webpack's search for the place of the running script, where that is 'auto': every script of ours is begun by a classic
 * tag, which names its place. It is in each entry, and those are small.
 */
export class OwnAddressPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('OwnAddressPlugin', (compilation: Compilation) => {
      if (compilation.outputOptions.publicPath !== 'auto') return;
      compilation.hooks.runtimeRequirementInTree
        .for(webpack.RuntimeGlobals.publicPath)
        .tap('OwnAddressPlugin', (chunk) => {
          // What a loader runs while the build goes on has no page, and its own place: style sheets name their fonts by it.
          if ((chunk.getEntryOptions()?.publicPath ?? 'auto') !== 'auto') return undefined;
          compilation.addRuntimeModule(chunk, new OwnAddress());
          return true;
        });
    });
  }
}
