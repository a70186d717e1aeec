import { remote } from '@lectern/tools/webpack/remote';
import type { BuildEnv } from '@lectern/tools/webpack/development';
import type { Configuration } from 'webpack';
import { withDrawingTools } from './drawing-tools';
import config from './remote.config';
import { withTrustedEditors } from './trusted-editors';

/** A remote as all are, with editors and drawing tools of others. */
export default (env?: BuildEnv): Configuration =>
  withDrawingTools(withTrustedEditors(remote(config, import.meta.dirname)(env)));
