import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import webpack from 'webpack';
import { inDevelopment } from './development';
import { OwnAddressPlugin } from './own-address-plugin';
import { TagGuardPlugin } from './tag-guard-plugin';

export interface BaseOptions {
  readonly directory: string;
  readonly output: string;
  /** The name that this build has in the page, unlike every other build's. */
  readonly uniqueName: string;
  readonly policy: 'shell' | 'remote';
  /** Constants of the build. */
  readonly define?: Readonly<Record<string, string>>;
  /** In development: the path that the dev server serves it under. */
  readonly servedUnder?: string | undefined;
}

/** What every build of the browser has in common: TypeScript by swc, styles and fonts as files, hashed names, the tag guard. */
export const base = ({
  directory,
  output,
  uniqueName,
  policy,
  define = {},
  servedUnder,
}: BaseOptions): Configuration => {
  const common = production({ directory, output, uniqueName, policy, define, refresh: servedUnder !== undefined });
  return servedUnder === undefined ? common : inDevelopment(common, servedUnder);
};

const production = ({
  directory,
  output,
  uniqueName,
  policy,
  define = {},
  refresh,
}: BaseOptions & { readonly refresh: boolean }): Configuration => ({
  mode: 'production',
  context: directory,
  target: ['web', 'es2022'],
  devtool: 'hidden-source-map',
  output: {
    path: output,
    clean: true,
    uniqueName,
    // A function: a string with a hash is refused for the federation entry, which keeps its plain name.
    filename: (data) =>
      (data.chunk as { contentHash?: Record<string, string> } | undefined)?.contentHash?.['javascript']
        ? '[name].[contenthash:8].js'
        : '[name].js',
    chunkFilename: '[name].[contenthash:8].js',
    assetModuleFilename: '[name].[contenthash:8][ext]',
    hashFunction: 'sha256',
    crossOriginLoading: 'anonymous',
    // Behind the tag guard's own deadline, which recovers in place.
    chunkLoadTimeout: 30_000,
    trustedTypes: { policyName: policy },
    // A module that threw while it was evaluated is evaluated again by the next Retry; webpack's default keeps the error for ever.
    strictModuleErrorHandling: false,
    strictModuleExceptionHandling: true,
  },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    strictExportPresence: true,
    rules: [
      {
        test: /\.tsx?$/,
        use: {
          loader: 'swc-loader',
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: false, refresh } },
            },
          },
        },
      },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'], sideEffects: true },
      { test: /\.woff2$/, type: 'asset/resource' },
    ],
  },
  optimization: { runtimeChunk: false, moduleIds: 'deterministic', chunkIds: 'deterministic', realContentHash: true },
  plugins: [
    new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css', chunkFilename: '[name].[contenthash:8].css' }),
    new webpack.DefinePlugin(define),
    new webpack.BannerPlugin({
      banner: '//# allFunctionsCalledOnLoad',
      raw: true,
      test: /\.js$/,
      stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
    }),
    new TagGuardPlugin(),
    new OwnAddressPlugin(),
  ],
  performance: { hints: false },
  stats: 'errors-warnings',
});
