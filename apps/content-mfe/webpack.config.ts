import path from 'node:path';
import { remote } from '@lectern/tools/webpack/remote';
import type { BuildEnv } from '@lectern/tools/webpack/development';
import webpack, { type Configuration } from 'webpack';
import config from './remote.config';

const directory = import.meta.dirname;
const trusted = path.join(directory, 'src/editor/trusted.ts');

/** A remote as all are, with an editor whose code knows nothing of Trusted Types. */
export default (env?: BuildEnv): Configuration => {
  const build = remote(config, directory)(env);
  return {
    ...build,
    module: {
      ...build.module,
      rules: [
        ...(build.module?.rules ?? []),
        {
          test: /[\\/]@ckeditor[\\/][^\\/]+[\\/]dist[\\/].*\.js$/,
          use: path.join(directory, 'trusted-html-loader.cjs'),
        },
      ],
    },
    plugins: [
      ...(build.plugins ?? []),
      new webpack.ProvidePlugin({
        DOMParser: [trusted, 'InertParser'],
        lecternTrustedHtml: [trusted, 'trustedHtml'],
      }),
    ],
  };
};
