import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Given } from '@lectern/remote-kit/gates';
import type { Chunk, Configuration } from 'webpack';
import { base } from './base';
import type { BuildEnv } from './development';
import { servedUnder } from './development-place';
import { NamedChunkIds } from './named-chunk-ids';
import { ShellPlugin } from './shell-plugin';

const refresh = path.resolve(import.meta.dirname, '../dev/refresh.ts');

/** The list's modules are in several shared modules of the kit, each too small for webpack to take it out by itself. */
const listParts = {
  test: /\/libs\/ui-kit\/src\/list\//,
  name: 'list-parts',
  // The tree of categories, often the first screen, takes the small part (share-list) alone.
  chunks: ({ name }: { readonly name?: string | null | undefined }) => /^share-(table|record|import)/.test(name ?? ''),
  minChunks: 2,
  minSize: 0,
} as const;

/** Two files of like size come sooner than one: they are compiled side by side, and a browser gives each file the same share of the line. */
const reactDom = {
  test: /\/node_modules\/(react-dom|scheduler)\//,
  name: 'react-dom',
  priority: 1,
  enforce: true,
} as const;

const packages = path.resolve(import.meta.dirname, '../../node_modules');

/** What packages bring and no page runs: axios' way by fetch, for in a browser it takes the other, and warnings of the router, which names its development build to every bundler. */
const lighter = {
  [path.join(packages, 'axios/lib/adapters/fetch.js')]: false,
  'react-router/dom$': path.join(packages, 'react-router/dist/production/dom-export.mjs'),
  'react-router$': path.join(packages, 'react-router/dist/production/index.mjs'),
} as const;

/** Lazy chunks share what several of them need, as by webpack's default. The federation runtime stays one file: each is a request before the first screen. */
const areSplit = (chunk: Chunk): boolean => !chunk.canBeInitial() && chunk.name !== 'federation';

/** The build of the host: an ordinary one without a federation plugin (docs/decisions/0001). */
export const shell =
  (
    directory: string,
    given: Given,
    {
      entry = './src/main.tsx',
      /** The file that watches a start; no build of a benchmark has one. */
      watch = undefined as string | undefined,
      output = 'dist',
      packageJson = path.join(directory, 'package.json'),
      hasLimit = true,
    } = {},
  ) =>
  ({ development = false }: BuildEnv = {}): Configuration => {
    const { version } = JSON.parse(readFileSync(packageJson, 'utf8')) as { version: string };
    const common = base({
      directory,
      output: path.join(directory, output),
      uniqueName: 'lectern_shell',
      policy: 'shell',
      servedUnder: development ? servedUnder('shell') : undefined,
      define: {
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        ENV_TARGET: '"web"',
        SHELL_VERSION: JSON.stringify(version),
      },
    });
    return {
      ...common,
      name: 'shell',
      entry: development
        ? { main: [refresh, './src/development/main.ts'] }
        : { main: entry, ...(watch !== undefined && { watch }) },
      resolve: { ...common.resolve, ...(!development && { alias: lighter }) },
      // Files lie under /shell/<hash>/, which is known only when they are built: the place of the running script says it.
      output: { publicPath: 'auto', ...common.output },
      optimization: {
        ...common.optimization,
        splitChunks: { chunks: areSplit, minSize: 40_000, cacheGroups: { listParts, reactDom } },
      },
      plugins: [
        ...(common.plugins ?? []),
        new NamedChunkIds(),
        new ShellPlugin(version, given, !development, hasLimit),
      ],
    };
  };
