import path from 'node:path';
import type { Configuration } from 'webpack';
import { CopyPlugin } from './copy-plugin';
import { packagesOutside } from './packages-outside';

export interface ServerOptions {
  /** The project's folder; the bundle is written into its `dist`. */
  readonly directory: string;
  /** A file of the bundle → the module that it is made of. */
  readonly entry: Readonly<Record<string, string>>;
  /** A folder of the bundle → the folder that its files are copied from. */
  readonly copied: Readonly<Record<string, string>>;
}

/** The build of a program for Node: ES modules that hold our own code, source maps that lead back to it, and files that it reads. */
export const server = ({ directory, entry, copied }: ServerOptions): Configuration => {
  const output = path.join(directory, 'dist');
  return {
    mode: 'production',
    context: directory,
    target: 'node20',
    // Without the sources, which are in the checkout: Node reads a map at start, and a trace needs only places.
    devtool: 'nosources-source-map',
    entry,
    experiments: { outputModule: true },
    output: {
      path: output,
      clean: true,
      module: true,
      library: { type: 'module' },
      filename: '[name].js',
      chunkFilename: '[name].js',
      devtoolModuleFilenameTemplate: ({ absoluteResourcePath }: { absoluteResourcePath: string }) =>
        path.relative(output, absoluteResourcePath),
    },
    externals: packagesOutside(directory),
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      strictExportPresence: true,
      // What resolves a path while the program runs is Node's.
      parser: { javascript: { createRequire: false } },
      rules: [
        {
          test: /\.ts$/,
          use: {
            loader: 'swc-loader',
            options: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } },
          },
        },
      ],
    },
    // Names in logs and traces stay readable, and nobody downloads it.
    optimization: { minimize: false, chunkIds: 'named', moduleIds: 'named' },
    plugins: [new CopyPlugin(copied)],
    performance: { hints: false },
    stats: 'errors-warnings',
  };
};
