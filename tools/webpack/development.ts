import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { KeepLastGoodPlugin } from './keep-last-good';

/** The options of a build; webpack's own name for it is `env`. */
export interface BuildEnv {
  /** Built by a dev server and never published. */
  readonly development?: boolean;
}

const root = path.resolve(import.meta.dirname, '../..');

/** A remote takes the shell's react-refresh: with runtimes of their own the last one to update would hide what the others have updated. */
export const sharedRefresh = async ({ request }: { request?: string }): Promise<string | false> =>
  /react-refresh(\/runtime(\.js)?)?$/.test(request ?? '') ? 'global __lecternRefresh' : false;

/** A production configuration as a dev server builds it: plain names, source maps, hot updates, and no eval, which the page's policy forbids. */
export const inDevelopment = (common: Configuration, publicPath: string): Configuration => ({
  ...common,
  mode: 'development',
  devtool: 'cheap-module-source-map',
  output: {
    ...common.output,
    publicPath,
    clean: false,
    filename: '[name].js',
    chunkFilename: '[name].js',
    assetModuleFilename: '[name][ext]',
  },
  optimization: { ...common.optimization, moduleIds: false, chunkIds: 'named', realContentHash: false },
  plugins: [
    ...(common.plugins ?? []).filter((plugin) => !(plugin instanceof MiniCssExtractPlugin)),
    new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css' }),
    // By the path in the checkout: two remotes may both have a src/Screen.tsx, and react-refresh knows components by these names.
    new webpack.ids.NamedModuleIdsPlugin({ context: root }),
    new ReactRefreshPlugin({ overlay: false }),
    new KeepLastGoodPlugin(),
  ],
});
