import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compiler } from 'webpack';

/** Copies files into a build. `copied`: a folder of the build → the folder that its files come from, both without subfolders. */
export class CopyPlugin {
  constructor(private readonly copied: Readonly<Record<string, string>>) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('CopyPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'CopyPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          for (const [to, from] of Object.entries(this.copied)) {
            const folder = path.resolve(compiler.context, from);
            for (const name of readdirSync(folder))
              compilation.emitAsset(
                `${to}/${name}`,
                new webpack.sources.RawSource(readFileSync(path.join(folder, name))),
              );
          }
        },
      );
    });
  }
}
