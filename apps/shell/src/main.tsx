import './start/start.css';
import { installTagGuard } from './composition/tag-guard';
import { registerWorker } from './start/service-worker';
import { start } from './start/start';

installTagGuard();
void start({
  openConsole: () => import(/* webpackChunkName: "console" */ './console/federated').then((chunk) => chunk.openConsole),
});
registerWorker();
