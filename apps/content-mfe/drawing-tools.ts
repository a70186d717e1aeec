import { createRequire } from 'node:module';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { DiagramFontsPlugin } from './diagram-fonts-plugin';
import { dependencies } from './package.json';

const own = (file: string): string => path.join(import.meta.dirname, file);
/** The release of Excalidraw, also in a development build. The loader would find none of its places in the other one. */
const excalidraw = path.dirname(createRequire(import.meta.url).resolve('@excalidraw/excalidraw'));

/** Makes a build take in OpenChemLib and Excalidraw as they may run here: by our policy, and with no address of others. */
export const withDrawingTools = (build: Configuration): Configuration => ({
  ...build,
  resolve: {
    ...build.resolve,
    alias: {
      ...build.resolve?.alias,
      '@excalidraw/excalidraw$': path.join(excalidraw, 'index.js'),
      '@excalidraw/excalidraw/index.css$': path.join(excalidraw, 'index.css'),
    },
  },
  module: {
    ...build.module,
    rules: [
      ...(build.module?.rules ?? []),
      { test: /[\\/]openchemlib[\\/]dist[\\/]openchemlib\.js$/, use: own('openchemlib-loader.cjs') },
      {
        test: /[\\/]@excalidraw[\\/]excalidraw[\\/]dist[\\/]prod[\\/].*\.js$/,
        use: own('excalidraw-loader.cjs'),
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
  ],
});
