import { federated } from '../composition/federated';
import { composition } from '../composition/composition-api';
import { setLoader } from '../composition/loader';
import { opening } from './open';

setLoader(federated);

export const openConsole = opening(composition);
