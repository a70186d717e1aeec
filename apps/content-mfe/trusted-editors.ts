import { createRequire } from 'node:module';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';

const trusted = path.join(import.meta.dirname, 'src/editor/trusted.ts');
const loader = path.join(import.meta.dirname, 'trusted-html-loader.cjs');
/** The readable form: in the other one the loader would find no assignments. */
const mathlive = createRequire(import.meta.url)
  .resolve('mathlive')
  .replace(/[^\\/]+$/, 'mathlive.mjs');

/** A build with the editors of others, whose code knows nothing of Trusted Types. */
export const withTrustedEditors = (build: Configuration): Configuration => ({
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
      { test: mathlive, use: { loader, options: { through: 'lecternTrustedDrawing' } } },
    ],
  },
  plugins: [
    ...(build.plugins ?? []),
    new webpack.ProvidePlugin({
      DOMParser: [trusted, 'InertParser'],
      lecternTrustedHtml: [trusted, 'trustedHtml'],
      lecternTrustedDrawing: [trusted, 'trustedDrawing'],
    }),
  ],
});
