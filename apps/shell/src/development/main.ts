import '../start/start.css';
import { installTagGuard } from '../composition/tag-guard';
import { start } from '../start/start';
import { developmentGuard } from './guard';

installTagGuard(developmentGuard);
void start({
  openConsole: () => import(/* webpackChunkName: "console" */ './console').then((chunk) => chunk.openConsole),
});
