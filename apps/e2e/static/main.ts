import '@lectern/shell/src/start/start.css';
import { installTagGuard } from '@lectern/shell/src/composition/tag-guard';
import { start } from '@lectern/shell/src/start/start';

installTagGuard();
void start({
  openConsole: () => import(/* webpackChunkName: "console" */ './console').then((chunk) => chunk.openConsole),
});
