import { fork } from 'node:child_process';
import path from 'node:path';
import type { Said } from './said';

/** Starts the dev server of the project in this folder and ends it after its first build. Returns the outcome of that build. */
export const firstBuild = async (folder: string): Promise<Said> => {
  const server = fork(path.join(import.meta.dirname, 'server.ts'), [path.basename(folder), folder], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let printed = '';
  server.stderr?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const built = new Promise<Said>((resolve) =>
    server.on('message', (message) => {
      const said = message as Said;
      if (said.is === 'built' || said.is === 'broken') resolve(said);
    }),
  );
  const ended = gone.then((): never => {
    throw new Error(`The dev server of ${folder} ended before its first build:\n${printed}`);
  });
  try {
    return await Promise.race([built, ended]);
  } finally {
    server.kill('SIGKILL');
    await gone;
  }
};
