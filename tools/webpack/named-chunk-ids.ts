import type { Compiler } from 'webpack';

/**
 * Ids of named chunks are their names. Numbers would put two maps from id to name into the first file of every page.
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
