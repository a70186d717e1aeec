import { federated } from '../composition/federated';
import { setLoader } from '../composition/loader';
import { watchBuilds } from './builds';
import { development } from './loader';

setLoader(development(federated));
watchBuilds();

export { openConsole } from '../console/open';
