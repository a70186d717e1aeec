import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import webpack, { type Compiler } from 'webpack';

/** Fonts of diagrams; Chinese letters (Xiaolai, 13 MB) are drawn in a font of the person's own. */
const families = ['Cascadia', 'ComicShanns', 'Excalifont', 'Liberation', 'Lilita', 'Nunito', 'Virgil'];

/** Puts the fonts that Excalidraw fetches by their names into the release, below `fonts`. */
export class DiagramFontsPlugin {
  apply(compiler: Compiler): void {
    const from = path.join(path.dirname(createRequire(import.meta.url).resolve('@excalidraw/excalidraw')), 'fonts');
    compiler.hooks.thisCompilation.tap('DiagramFontsPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'DiagramFontsPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          for (const family of families)
            for (const file of readdirSync(path.join(from, family)))
              compilation.emitAsset(
                `fonts/${family}/${file}`,
                new webpack.sources.RawSource(readFileSync(path.join(from, family, file))),
              );
        },
      );
    });
  }
}
