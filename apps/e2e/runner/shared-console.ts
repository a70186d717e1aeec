import { databaseOf } from '../src/harness/database';
import { endCopy, startCopy, type WorkerConsole } from './file-console';
import { writesIn } from './writes';

const start = async () => {
  const console = await startCopy();
  const database = await databaseOf(console.dataFolder);
  const stop = async (): Promise<void> => {
    await database.end();
    await endCopy(console);
  };
  return { console, stop, written: await writesIn(database) };
};

/** One console for all files of a worker of the runner that only read. A failed test ends the worker, so the next file gets another one. */
export const sharedConsole = (): WorkerConsole => {
  let starting: ReturnType<typeof start> | undefined;
  return {
    of: async () => (await (starting ??= start())).console,
    written: async () => (await starting)?.written() ?? [],
    stop: async () => (await starting)?.stop(),
  };
};
