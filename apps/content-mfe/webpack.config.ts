import path from 'node:path';
import { remote } from '@lectern/tools/webpack/remote';
import type { BuildEnv } from '@lectern/tools/webpack/development';
import webpack, { type Configuration } from 'webpack';
import { DiagramFontsPlugin } from './diagram-fonts-plugin';
import { dependencies } from './package.json';
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
        { test: /[\\/]openchemlib[\\/]dist[\\/]openchemlib\.js$/, use: path.join(directory, 'openchemlib-loader.cjs') },
        {
          test: /[\\/]@excalidraw[\\/]excalidraw[\\/]dist[\\/]prod[\\/].*\.js$/,
          use: path.join(directory, 'excalidraw-loader.cjs'),
          resolve: { fullySpecified: false },
        },
      ],
    },
    plugins: [
      ...(build.plugins ?? []),
      new webpack.DefinePlugin({
        MARVIN_ADDRESS: JSON.stringify(process.env['LECTERN_MARVIN'] ?? ''),
        EXCALIDRAW_VERSION: JSON.stringify(dependencies['@excalidraw/excalidraw']),
      }),
      new DiagramFontsPlugin(),
      // Diagrams are drawn in English, as the console is; Mermaid's texts are not read.
      new webpack.IgnorePlugin({
        resourceRegExp: /^\.\/locales\/(?!en-)|mermaid-to-excalidraw$/,
        contextRegExp: /excalidraw/,
      }),
      new webpack.ProvidePlugin({
        DOMParser: [trusted, 'InertParser'],
        lecternTrustedHtml: [trusted, 'trustedHtml'],
      }),
    ],
  };
};
