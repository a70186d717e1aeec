import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import rspack from '@rspack/core';

const here = import.meta.dirname;
const read = (file) => readFileSync(path.join(here, file), 'utf8');
const sources = [
  'package.json',
  'declared.json',
  'rspack.config.mjs',
  ...readdirSync(path.join(here, 'src')).map((file) => `src/${file}`),
].sort();

/** A version of its own for each content: a published release under a version never changes. */
export const version = `${JSON.parse(read('package.json')).version}-g${createHash('sha256').update(sources.map(read).join('\0')).digest('hex').slice(0, 12)}`;
export const declared = JSON.parse(read('declared.json'));
/** The format of the container: any patch of this minor version of the plugin makes it. The runtime is the shell's. */
export const container = 'webpack-federation 2.9';
/** Modules that the shell gives; only those that are used must be named. */
export const shared = Object.fromEntries(
  Object.entries({
    react: '^19.3.0',
    'react/jsx-runtime': '^19.3.0',
    yup: '^1.7.1',
    '@lectern/api-client/hooks': '^1.0.0',
    '@lectern/ui-kit': '^1.0.0',
    '@lectern/ui-kit/mui': '^1.0.0',
  }).map(([name, range]) => [name, { range, singleton: true }]),
);
/** The name of this release in the page. */
const globalName = `${declared.name}_${version}`.replace(/[^A-Za-z0-9]/g, '_');

/** Hands every script and style tag to the shell before it is put into the page. */
const guardScripts = {
  apply: (compiler) =>
    compiler.hooks.thisCompilation.tap('guard', (compilation) => {
      rspack.RuntimePlugin.getCompilationHooks(compilation).createScript.tap(
        'guard',
        (code) => `${code}\nglobalThis.__lecternTag(script, url);`,
      );
    }),
};
const guardStyle = (linkTag) => {
  globalThis.__lecternTag(linkTag, linkTag.href);
  document.head.appendChild(linkTag);
};

export default {
  mode: 'production',
  context: here,
  target: ['web', 'es2022'],
  devtool: false,
  entry: {},
  resolve: { extensions: ['.tsx', '.ts', '...'] },
  output: {
    path: path.join(here, 'dist'),
    clean: true,
    publicPath: 'auto',
    uniqueName: globalName,
    chunkFilename: '[name].[contenthash:8].js',
    crossOriginLoading: 'anonymous',
    chunkLoadTimeout: 30_000,
    trustedTypes: { policyName: 'remote' },
  },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
        type: 'javascript/auto',
      },
      {
        test: /\.css$/,
        use: [rspack.CssExtractRspackPlugin.loader, 'css-loader'],
        type: 'javascript/auto',
        sideEffects: true,
      },
    ],
  },
  // The package alone: the module that Rspack makes to start federation holds its name too, in its text.
  externals: [
    ({ request = '' }, answer) =>
      /^[^!]*webpack-bundler-runtime[^!]*$/.test(request)
        ? answer(null, 'global _FEDERATION_BUNDLER_RUNTIME')
        : answer(),
  ],
  plugins: [
    guardScripts,
    new rspack.CssExtractRspackPlugin({
      filename: '[name].[contenthash:8].css',
      chunkFilename: '[name].[contenthash:8].css',
      insert: guardStyle,
    }),
    new ModuleFederationPlugin({
      name: globalName,
      filename: 'remoteEntry.js',
      library: { type: 'var', name: globalName },
      exposes: { './remote': { import: './src/remote.ts', name: 'remote' } },
      shared: Object.fromEntries(
        Object.entries(shared).map(([name, { range, singleton }]) => [
          name,
          { requiredVersion: range, singleton, strictVersion: true, import: false },
        ]),
      ),
      shareStrategy: 'loaded-first',
      manifest: false,
      dts: false,
      dev: false,
      experiments: { optimization: { disableSnapshot: true, target: 'web' } },
    }),
  ],
  // Without targets the minimizer turns logical properties into left and right.
  optimization: {
    minimizer: [
      new rspack.SwcJsMinimizerRspackPlugin(),
      new rspack.LightningCssMinimizerRspackPlugin({
        minimizerOptions: { targets: ['chrome >= 111', 'firefox >= 114', 'safari >= 16.4'] },
      }),
    ],
  },
  performance: { hints: false },
};
