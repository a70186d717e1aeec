import path from 'node:path';
import { withDrawingTools } from '@lectern/content-mfe/drawing-tools';
import { withTrustedEditors } from '@lectern/content-mfe/trusted-editors';
import { given } from '@lectern/shell/src/shares/versions';
import { shell } from '@lectern/tools/webpack/shell';
import type { BuildEnv } from '@lectern/tools/webpack/development';

const here = import.meta.dirname;
const build = shell(here, given, {
  entry: './main.ts',
  output: '../dist-static',
  packageJson: path.join(here, '../../shell/package.json'),
  // It holds the names of all chunks of the remotes.
  hasLimit: false,
});

/** The same sources, production mode and tag guard as the console, in one build without federation: what the benchmark measures against. */
export default (env?: BuildEnv) => withDrawingTools(withTrustedEditors(build(env)));
