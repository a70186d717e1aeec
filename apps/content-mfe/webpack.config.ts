import { createRequire } from 'node:module';
import path from 'node:path';
import { remote } from '@lectern/tools/webpack/remote';
import type { BuildEnv } from '@lectern/tools/webpack/development';
import webpack, { type Configuration } from 'webpack';
import { DiagramFontsPlugin } from './diagram-fonts-plugin';
import { dependencies } from './package.json';
import config from './remote.config';

const directory = import.meta.dirname;
const trusted = path.join(directory, 'src/editor/trusted.ts');

const loader = path.join(directory, 'trusted-html-loader.cjs');
/** The readable form: in the other one the loader would find no assignments. */
const mathlive = createRequire(import.meta.url)
  .resolve('mathlive')
  .replace(/[^\\/]+$/, 'mathlive.mjs');

/** A remote as all are, with editors whose code knows nothing of Trusted Types. */
export default (env?: BuildEnv): Configuration => {
  const build = remote(config, directory)(env);
  return {
    ...build,
    resolve: { ...build.resolve, alias: { ...build.resolve?.alias, mathlive$: mathlive } },
    module: {
      ...build.module,
      rules: [
        ...(build.module?.rules ?? []),
        {
          test: /[\\/]@ckeditor[\\/][^\\/]+[\\/]dist[\\/].*\.js$/,
          use: { loader, options: { through: 'lecternTrustedHtml' } },
        },
        { test: /[\\/]openchemlib[\\/]dist[\\/]openchemlib\.js$/, use: path.join(directory, 'openchemlib-loader.cjs') },
        {
          test: /[\\/]@excalidraw[\\/]excalidraw[\\/]dist[\\/]prod[\\/].*\.js$/,
          use: path.join(directory, 'excalidraw-loader.cjs'),
          resolve: { fullySpecified: false },
        },
        { test: mathlive, use: { loader, options: { through: 'lecternTrustedDrawing' } } },
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
        lecternTrustedDrawing: [trusted, 'trustedDrawing'],
      }),
    ],
  };
};
