import { readConfig } from '../config';
import { Sentence } from '../database/embedded/sentence';
import { startConsole } from './console';
import { welcome } from './print';

const fail = (error: unknown): never => {
  console.error(error instanceof Sentence ? error.message : error);
  process.exit(1);
};

try {
  const config = readConfig(process.env);
  const running = await startConsole(config);
  let stopping = false;
  const end = () => {
    if (stopping) return;
    stopping = true;
    running.stop().then(() => process.exit(0), fail);
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  console.log(welcome(running.address, { demo: config.mode === 'demo' }));
} catch (error) {
  fail(error);
}
