import type { RemoteConfig } from '@lectern/remote-kit/types';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { compiledContract } from '../compiled-contract';

const declared: RemoteConfig = {
  name: 'uses-mfe',
  title: 'Uses',
  team: 'a team',
  basePaths: ['/uses'],
  shell: '^1.0.0',
  menu: [],
  routes: [],
  commands: [],
  slots: [{ slot: 'people.student.area.v1', id: 'uses', order: 1, access: 'signed in', expose: 'uses' }],
};

/** Writes what a test reads. */
const writesContract = {
  apply: (compiler: Compiler) =>
    compiler.hooks.thisCompilation.tap('test', (compilation) =>
      compilation.hooks.processAssets.tapPromise(
        { name: 'test', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        async () => {
          compilation.emitAsset(
            'contract.json',
            new webpack.sources.RawSource(JSON.stringify(await compiledContract(compilation, declared))),
          );
        },
      ),
    ),
};

const config: Configuration = {
  mode: 'production',
  context: import.meta.dirname,
  entry: './uses.ts',
  output: { library: { type: 'var', name: 'uses' } },
  resolve: { extensions: ['.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.ts$/,
        use: { loader: 'swc-loader', options: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } } },
      },
    ],
  },
  plugins: [writesContract],
  performance: { hints: false },
};
export default config;
