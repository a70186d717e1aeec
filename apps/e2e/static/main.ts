import '@lectern/shell/src/start/start.css';
import { start } from '@lectern/shell/src/start/start';

void start({ openConsole: () => import(/* webpackChunkName: "console" */ './console').then((chunk) => chunk.openConsole) });
