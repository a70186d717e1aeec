import { remote } from '@lectern/tools/webpack/remote';
import config from './remote.config';

export default remote(config, import.meta.dirname);
