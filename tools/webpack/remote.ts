import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globalName } from '@lectern/remote-kit/global-name';
import type { RemoteConfig } from '@lectern/remote-kit/types';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration, WebpackPluginInstance } from 'webpack';
import { federationVersion, sharedModules } from '../shared-modules';
import { base } from './base';
import { sharedRefresh, type BuildEnv } from './development';
import { developmentVersion, servedUnder } from './development-place';
import { exposedChunk, ReleasePlugin } from './release-plugin';
import { releaseVersion } from './version';

/** The commit of the checkout, and whether it holds more than that. */
const commitOf = (directory: string): string => {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: directory, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return `${git('rev-parse', 'HEAD')}${git('status', '--porcelain') ? '-dirty' : ''}`;
  } catch {
    return ''; // built from an archive
  }
};

type Options = ConstructorParameters<typeof ModuleFederationPlugin>[0];

/** A version of ModuleFederationPlugin. */
export interface FederationPlugin {
  readonly version: string;
  readonly Plugin: new (options: Options) => WebpackPluginInstance;
}

const installed: FederationPlugin = { version: federationVersion, Plugin: ModuleFederationPlugin };

/** The build of a remote: one exposed module `./remote`, nothing shared bundled, the federation runtime taken from the host. */
export const remote =
  (declared: RemoteConfig, directory: string, federation = installed) =>
  ({ development = false }: BuildEnv = {}): Configuration => {
    const { version: packageVersion } = JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8')) as {
      version: string;
    };
    const version = development ? developmentVersion : releaseVersion(packageVersion);
    const name = globalName(declared.name, version);
    const common = base({
      directory,
      output: path.join(directory, 'dist'),
      uniqueName: name,
      policy: 'remote',
      servedUnder: development ? servedUnder(declared.name) : undefined,
    });
    return {
      ...common,
      name: declared.name,
      entry: {},
      output: { publicPath: 'auto', ...common.output },
      // The whole bundler runtime of federation is the host's (docs/decisions/0001): an entry of 3 kB instead of 25.
      externals: [
        async ({ request }: { request?: string }) =>
          /webpack-bundler-runtime/.test(request ?? '') ? 'global _FEDERATION_BUNDLER_RUNTIME' : false,
        ...(development ? [sharedRefresh] : []),
      ],
      // A screen waits longer for one more file than for a few KB more in its own: what is shared becomes a file from 40 KB (of source) on, not 20.
      optimization: { ...common.optimization, splitChunks: { minSize: 40_000 } },
      plugins: [
        ...(common.plugins ?? []),
        new federation.Plugin({
          name,
          filename: 'remoteEntry.js',
          library: { type: 'var', name },
          exposes: { './remote': { import: './src/remote.ts', name: exposedChunk } },
          shared: Object.fromEntries(
            Object.entries(sharedModules).map(([module, { range, singleton }]) => [
              module,
              { requiredVersion: range, singleton, strictVersion: true, import: false as const },
            ]),
          ),
          shareStrategy: 'loaded-first',
          manifest: false,
          dts: false,
          dev: false,
          experiments: { asyncStartup: false, optimization: { disableSnapshot: true, target: 'web' } },
        }),
        new ReleasePlugin({
          ...{ declared, version, commit: commitOf(directory) },
          federation: federation.version,
          digests: !development,
        }),
      ],
    };
  };
