import { setLoader } from '@lectern/shell/src/composition/loader';
import { opening } from '@lectern/shell/src/console/open';
import { bundled } from './loader';

setLoader(bundled);

export const openConsole = opening();
