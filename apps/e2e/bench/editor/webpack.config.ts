import path from 'node:path';
import { withTrustedEditors } from '@lectern/content-mfe/trusted-editors';
import { given } from '@lectern/shell/src/shares/versions';
import { shell } from '@lectern/tools/webpack/shell';
import type { BuildEnv } from '@lectern/tools/webpack/development';

const here = import.meta.dirname;
const build = shell(here, given, {
  entry: './bare.ts',
  // The editor is all there is on the page.
  hasLimit: false,
  output: '../../dist-bare-editor',
  packageJson: path.join(here, '../../../shell/package.json'),
});

/** CKEditor on a page of its own, in one build that the same server serves: what a key in our editor is measured against. */
export default (env?: BuildEnv) => withTrustedEditors(build(env));
