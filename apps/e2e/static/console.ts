import { setLoader } from '@lectern/shell/src/composition/loader';
import { bundled } from './loader';

setLoader(bundled);

export { openConsole } from '@lectern/shell/src/console/open';
