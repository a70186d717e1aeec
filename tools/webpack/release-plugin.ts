import { contractFile } from '@lectern/remote-kit/compiled';
import { federationFormat } from '@lectern/remote-kit/container';
import { declaredReasons } from '@lectern/remote-kit/declared';
import type { Release, RemoteConfig } from '@lectern/remote-kit/types';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { compiledContract } from './compiled-contract';
import { sharedModules } from '../shared-modules';
import { builtFiles, filesOfChunk, sharedByChunk } from './files';

const exposesOf = ({ routes, slots }: RemoteConfig): string[] => [
  ...new Set([...routes, ...slots].map((each) => each.expose)),
];

/** The chunk of the exposed module `./remote`. */
export const exposedChunk = 'remote';

interface Options {
  readonly declared: RemoteConfig;
  readonly version: string;
  readonly commit: string;
  /** The version of the federation plugin. */
  readonly federation: string;
  /** False in development: what a dev server serves changes all the time and is not digested. */
  readonly digests: boolean;
}

/** Writes contract.json, the calls and slots that are compiled in, and release.json: the declared data, what is shared, and the digest of every file. Fails when an expose has no chunk, or the declaration is not sound. */
export class ReleasePlugin {
  constructor(private readonly options: Options) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ReleasePlugin', (compilation: Compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'ReleasePlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        async () => {
          const { declared, version, commit, federation, digests } = this.options;
          const entry = ['remoteEntry.js', ...filesOfChunk(compilation, exposedChunk)];
          const assets: Record<string, string[]> = { entry };
          for (const reason of declaredReasons(declared))
            compilation.errors.push(new webpack.WebpackError(`${declared.name}: remote.config.ts: ${reason}`));
          for (const expose of exposesOf(declared)) {
            assets[expose] = filesOfChunk(compilation, expose);
            if (assets[expose].length === 0) {
              compilation.errors.push(
                new webpack.WebpackError(
                  `${declared.name}: the expose "${expose}" of remote.config.ts has no chunk of that name in src/remote.ts (webpackChunkName)`,
                ),
              );
            }
          }
          const needs = Object.fromEntries(
            exposesOf(declared).map((expose) => [expose, sharedByChunk(compilation, expose)]),
          );
          const shared = Object.fromEntries(
            Object.entries(sharedModules).map(([name, { range, singleton }]) => [name, { range, singleton }]),
          );
          if (digests)
            compilation.emitAsset(
              contractFile,
              new webpack.sources.RawSource(JSON.stringify(await compiledContract(compilation, declared))),
            );
          const release: Release = {
            format: 1,
            version,
            commit,
            container: federationFormat(federation),
            // Shells from before formats compare it.
            federation,
            declared,
            shared,
            files: digests ? builtFiles(compilation) : {},
            assets,
            needs,
          };
          compilation.emitAsset('release.json', new webpack.sources.RawSource(`${JSON.stringify(release, null, 1)}\n`));
        },
      );
    });
  }
}
