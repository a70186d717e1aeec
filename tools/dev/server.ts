/**
 * One dev server, in a process of its own: `node --import tsx server.ts PROJECT FOLDER [PORT]`. It reports to its parent where it listens and how each
 * build went, and ends with it.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { servedUnder, socketUnder } from '../webpack/development-place';
import type { BuildEnv } from '../webpack/development';
import { buildSays } from './build-says';
import type { Said } from './said';

const [project, folder, port = '0'] = process.argv.slice(2);
if (!project || !folder) throw new Error('server PROJECT FOLDER [PORT]');
const say = (said: Said): void => void process.send?.(said);
process.once('disconnect', () => process.exit());
// Ctrl-C reaches the whole group: the parent ends its parts in order.
process.on('SIGINT', () => undefined);

type Part = Configuration | ((env: BuildEnv) => Configuration);
const { default: written } = (await import(pathToFileURL(path.join(folder, 'webpack.config.ts')).href)) as {
  default: Part | readonly Part[];
};
// The shell's other part is the service worker, which development does without.
const [part] = [written].flat() as Part[];
if (!part) throw new Error(`${folder}/webpack.config.ts has no configuration`);
const configuration = typeof part === 'function' ? part({ development: true }) : part;

const compiler = webpack({ ...configuration, infrastructureLogging: { level: 'error' } });
compiler.hooks.invalid.tap('dev', () => say({ is: 'building' }));
compiler.hooks.done.tap('dev', (stats) => say(buildSays(stats)));

const server = new WebpackDevServer(
  {
    host: '127.0.0.1',
    port: Number(port),
    hot: true,
    liveReload: false,
    static: false,
    compress: false,
    setupExitSignals: false,
    headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
    devMiddleware: { publicPath: servedUnder(project), stats: 'none' },
    webSocketServer: { type: 'ws', options: { path: socketUnder(project) } },
    client: {
      webSocketURL: `auto://0.0.0.0:0${socketUnder(project)}`,
      webSocketTransport: path.join(import.meta.dirname, 'client.ts'),
      overlay: false,
      logging: 'warn',
      reconnect: true,
    },
  },
  compiler,
);
await server.start();
const address = server.server?.address();
if (!address || typeof address !== 'object') throw new Error(`The dev server of ${project} listens nowhere`);
say({ is: 'listening', port: address.port });
