import type { Compiler } from 'webpack';

/**
 * Gives a chunk with a name that name as its id. With numbers the first file of a page has each name twice more, in the maps from id to name of
 * scripts and of styles.
 */
export class NamedChunkIds {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('NamedChunkIds', (compilation) => {
      compilation.hooks.chunkIds.tap({ name: 'NamedChunkIds', stage: -1 }, (chunks) => {
        for (const chunk of chunks) {
          if (chunk.name === null || chunk.name === undefined || chunk.id !== null) continue;
          chunk.id = chunk.name;
          chunk.ids = [chunk.name];
        }
      });
    });
  }
}
