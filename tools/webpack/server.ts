import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import type { Compiler, Configuration, ExternalItemFunctionPromise } from 'webpack';
import webpack from 'webpack';

export interface ServerOptions {
  /** The project's folder; the bundle is written into its `dist`. */
  readonly directory: string;
  /** A file of the bundle → the module that it is made of. */
  readonly entry: Readonly<Record<string, string>>;
  /** A folder of the bundle → the folder that its files are copied from, both without subfolders. */
  readonly copied: Readonly<Record<string, string>>;
}

/** Our own code: relative paths and the packages of this repository. */
const isOurs = (request: string): boolean =>
  request.startsWith('.') || path.isAbsolute(request) || request.startsWith('@lectern/');

/**
 * Packages stay outside as imports, which Node resolves from the bundle's folder. A library of ours that would get another copy there than
 * it has in its own folder is refused.
 */
const packagesOutside =
  (directory: string): ExternalItemFunctionPromise =>
  async ({ request = '', context = directory, getResolve }) => {
    if (isOurs(request)) return false;
    // An import stays what it is: at the top of the file, or called when it is needed.
    const outside = `module-import ${request}`;
    if (isBuiltin(request)) return outside;
    const resolve = getResolve?.() as (from: string, request: string) => Promise<string | false | undefined>;
    const [wanted, found] = await Promise.all([resolve(context, request), resolve(directory, request)]);
    if (wanted !== found)
      throw new Error(`${request} is ${String(wanted)} in ${context}, and ${String(found)} in ${directory}`);
    return outside;
  };

class CopyPlugin {
  constructor(private readonly copied: ServerOptions['copied']) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('CopyPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'CopyPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          for (const [to, from] of Object.entries(this.copied)) {
            const folder = path.resolve(compiler.context, from);
            for (const name of readdirSync(folder))
              compilation.emitAsset(
                `${to}/${name}`,
                new webpack.sources.RawSource(readFileSync(path.join(folder, name))),
              );
          }
        },
      );
    });
  }
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
