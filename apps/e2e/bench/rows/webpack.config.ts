import path from 'node:path';
import { given } from '@lectern/shell/src/shares/versions';
import { shell } from '@lectern/tools/webpack/shell';

const here = import.meta.dirname;

/** The rows of `/student` in MUI's table, in one build that the same server serves: what the blocking time is measured against. */
export default shell(here, given, {
  entry: './rows.tsx',
  output: '../../dist-rows',
  packageJson: path.join(here, '../../../shell/package.json'),
});
