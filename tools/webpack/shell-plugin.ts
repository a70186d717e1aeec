import { createHash } from 'node:crypto';
import type { Given } from '@lectern/remote-kit/gates';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { developmentVersion } from './development-place';
import { builtFiles, filesOfChunk, type BuiltFile } from './files';
import { faultsOfBuild } from './first-load';

/** What the server needs to know of a shell's build to write index.html. */
export interface ShellBuild {
  readonly version: string;
  /** What the shell gives to remotes; the gates compare releases with it. */
  readonly given: Given;
  /** Names the folder under /shell/; changes when any file does. */
  readonly hash: string;
  readonly files: Readonly<Record<string, BuiltFile>>;
  /** Scripts and styles of the first chunk, in load order. */
  readonly entry: readonly string[];
  /** The file that watches the start of a page; absent in older builds and in development. */
  readonly watch?: string | undefined;
  /** What a page needs besides the entry: lazy chunk's name → its files, in load order. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  /** Shared module that is in a lazy chunk (`share-<last part of its name>`) → the chunk's files. */
  readonly shares: Readonly<Record<string, readonly string[]>>;
  /** Fonts that the first paint uses. */
  readonly fonts: readonly string[];
}

const isFirstFont = (name: string) => /latin-wght-normal.*\.woff2$/.test(name) && !name.includes('latin-ext');

/** Writes shell.json next to the shell's files. Fails where a first load is over its budget. */
export class ShellPlugin {
  constructor(
    private readonly version: string,
    private readonly given: Given,
    /** False in development: what a dev server serves changes all the time and is not digested. */
    private readonly digests: boolean,
    /** False for a build that people never get: what a first screen loads is not held to its limit. */
    private readonly hasLimit: boolean,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ShellPlugin', (compilation: Compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ShellPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          if (this.digests && this.hasLimit)
            compilation.errors.push(...faultsOfBuild(compilation).map((fault) => new webpack.WebpackError(fault)));
          const files = this.digests ? builtFiles(compilation) : {};
          const names = [...compilation.namedChunks.keys()].filter((name) => name !== 'main' && name !== 'watch');
          const build: ShellBuild = {
            version: this.version,
            given: this.given,
            hash: this.digests
              ? createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16)
              : developmentVersion,
            files,
            entry: filesOfChunk(compilation, 'main'),
            watch: filesOfChunk(compilation, 'watch')[0],
            chunks: Object.fromEntries(names.map((name) => [name, filesOfChunk(compilation, name)])),
            shares: Object.fromEntries(
              Object.keys(this.given.modules)
                .map((name) => [name, filesOfChunk(compilation, `share-${name.split('/').at(-1)}`)])
                .filter(([, list]) => list?.length),
            ),
            fonts: Object.keys(files).filter(isFirstFont),
          };
          compilation.emitAsset('shell.json', new webpack.sources.RawSource(`${JSON.stringify(build, null, 1)}\n`));
        },
      );
    });
  }
}
