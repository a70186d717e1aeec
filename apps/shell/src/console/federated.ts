import { federated } from '../composition/federated';
import { composition } from '../composition/handed';
import { setLoader } from '../composition/loader';
import { opening } from './open';

setLoader(federated);

export const openConsole = opening(composition);
