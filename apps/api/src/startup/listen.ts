import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config';
import { StartupError } from '../database/embedded/startup-error';
import { runningNote } from './note';

type ListenConfig = Pick<Config, 'host' | 'port' | 'dataFolder'>;

/** What to say when nobody can listen there; undefined when the error is another one. */
const startupErrorFor = async (
  error: NodeJS.ErrnoException,
  { host, port, dataFolder }: ListenConfig,
): Promise<StartupError | undefined> => {
  if (error.code === 'EADDRINUSE') {
    const note = await runningNote(dataFolder);
    if (note && new URL(note.address).port === String(port))
      return new StartupError(`The console runs already at ${note.address} (process ${note.pid}).`);
    return new StartupError(`The port ${port} is taken: stop what listens there, or choose another with PORT.`);
  }
  if (['EACCES', 'EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(error.code ?? ''))
    return new StartupError(
      `The console cannot listen on ${host}:${port} (${error.code ?? ''}): choose others with HOST and PORT.`,
    );
  return undefined;
};

/** Sees that the port is free, before minutes go into a build. @throws Sentence */
export const refuseTakenPort = async (config: ListenConfig): Promise<void> => {
  const trial = createServer();
  try {
    await new Promise<void>((resolve, reject) => trial.once('error', reject).listen(config.port, config.host, resolve));
  } catch (error) {
    throw (await startupErrorFor(error as NodeJS.ErrnoException, config)) ?? error;
  }
  await new Promise((resolve) => trial.close(resolve));
};

/** Opens the server. @throws Sentence when somebody was faster */
export const listen = async (app: FastifyInstance, config: ListenConfig): Promise<void> => {
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    throw (await startupErrorFor(error as NodeJS.ErrnoException, config)) ?? error;
  }
};
