import { readConfig } from './config';
import { StartupError } from '../database/embedded/startup-error';
import type { Roots } from './roots';
import { startConsole, type HoldBuilds, type RunningConsole } from './console';
import { whenParentDies } from './parent';
import { welcome } from './print';

const fail = (error: unknown): never => {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
};

/** Runs the console in this process until it is ended. */
export const run = async (roots: Roots, holdBuilds: HoldBuilds): Promise<void> => {
  let running: RunningConsole | undefined;
  let ending = false;

  /** Ends in order; while still starting there is nothing to finish, and the embedded server stops by itself. */
  const end = (reason?: StartupError): void => {
    if (ending) return;
    ending = true;
    if (reason) console.error(reason.message);
    if (!running) process.exit(130);
    running.stop().then(() => process.exit(reason ? 1 : 0), fail);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] satisfies NodeJS.Signals[]) process.on(signal, () => end());
  if (process.env['npm_lifecycle_event'] || process.env['LECTERN_DEV_SERVERS']) whenParentDies(end);

  try {
    const config = readConfig(process.env, roots);
    running = await startConsole(config, holdBuilds, (warning) => console.error(warning));
    void running.databaseGone.then(() =>
      end(
        new StartupError(
          'The embedded database has ended, and the console with it: start again, nothing that was saved is lost.',
        ),
      ),
    );
    console.log(
      welcome(running.address, { demo: config.mode !== 'production', isMailSent: config.smtpUrl !== undefined }),
    );
    process.send?.('ready');
  } catch (error) {
    fail(error);
  }
};
