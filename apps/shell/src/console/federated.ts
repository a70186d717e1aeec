import { federated } from '../composition/federated';
import { setLoader } from '../composition/loader';

setLoader(federated);

export { openConsole } from './open';
