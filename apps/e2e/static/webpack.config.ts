import path from 'node:path';
import { given } from '@lectern/shell/src/shares/versions';
import { shell } from '@lectern/tools/webpack/shell';

const here = import.meta.dirname;

/** The same sources, production mode and tag guard as the console, in one build without federation: what the benchmark measures against. */
export default shell(here, given, {
  entry: './main.ts',
  output: '../dist-static',
  packageJson: path.join(here, '../../shell/package.json'),
});
