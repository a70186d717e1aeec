import { createHash } from 'node:crypto';
import type { Chunk, Compilation } from 'webpack';

export interface BuiltFile {
  readonly integrity: `sha384-${string}`;
  readonly bytes: number;
}

const isPublished = (name: string) => !name.endsWith('.map');

/** Every emitted file but source maps, with its digest and size. */
export const builtFiles = (compilation: Compilation): Record<string, BuiltFile> =>
  Object.fromEntries(
    compilation
      .getAssets()
      .filter(({ name }) => isPublished(name))
      .map(({ name, source }): [string, BuiltFile] => {
        const bytes = source.buffer();
        return [
          name,
          { integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`, bytes: bytes.length },
        ];
      })
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

const isConsumed = (module: object): module is ConsumeSharedModule =>
  (module as { type?: string }).type === 'consume-shared-module';

interface ConsumeSharedModule {
  readonly options: { readonly shareKey: string };
}

/** A hot update belongs to its chunk, but a page that loads it with the chunk would throw. */
const isCode = (name: string) => /\.(js|css)$/.test(name) && !name.includes('.hot-update.');

const groupOf = (compilation: Compilation, name: string) =>
  compilation.namedChunkGroups.get(name) ?? [...(compilation.namedChunks.get(name)?.groupsIterable ?? [])][0];

/** The chunks that a named one is loaded with, itself among them. */
export const chunksOf = (compilation: Compilation, name: string): readonly Chunk[] =>
  groupOf(compilation, name)?.chunks ?? [];

/** JS and CSS of a named chunk and of the chunks that it needs, in load order; empty when there is no such chunk. */
export const filesOfChunk = (compilation: Compilation, name: string): string[] => {
  return groupOf(compilation, name)?.getFiles().filter(isCode) ?? [];
};

/** The shared modules that a named chunk consumes as soon as it runs, by name. */
export const sharedByChunk = (compilation: Compilation, name: string): string[] => {
  const modules = chunksOf(compilation, name).flatMap((chunk) => [
    ...compilation.chunkGraph.getChunkModulesIterable(chunk),
  ]);
  return [...new Set(modules.flatMap((module) => (isConsumed(module) ? [module.options.shareKey] : [])))].sort();
};
