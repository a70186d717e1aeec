import { federated } from '../composition/federated';
import { composition } from '../composition/composition-api';
import { setLoader } from '../composition/loader';
import { opening } from '../console/open';
import { watchBuilds } from './builds';
import { development } from './loader';

setLoader(development(federated));
watchBuilds();

export const openConsole = opening(composition);
