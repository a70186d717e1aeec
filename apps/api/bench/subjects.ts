import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { authCalls } from '@lectern/contract/platform';
import { demoAccounts } from '../src/database/seed/demo-accounts';
import { freePort } from '../src/database/embedded/server-probe';
import { TestClient } from '../src/testing/client';
import { startDatabase } from './database';
import type { Target } from './load';
import type { Question } from './mix';
import { startBare, startOurs } from './processes';
import { record } from './record';

/** Both servers on one database. */
export interface Subjects {
  /** The console with a person who has just signed in: an access token lives 10 minutes, shorter than the run. */
  ours(): Promise<Target>;
  bare(): Promise<Target>;
  stop(): Promise<void>;
}

/** Signs the admin in and gives the headers of a console's request. */
const signedIn = async (origin: string): Promise<Target> => {
  const { email, password } = demoAccounts[1];
  const client = new TestClient(origin);
  const { status, body } = await client.send(authCalls.signIn, { email, password, remember: false });
  if (status !== 200 || !body.success) throw new Error(`the sign-in was answered ${status}`);
  client.sessionId = body.result.session.id;
  return { origin, headers: client.headers() };
};

/** Starts database, console and bare server for these questions. Whatever was started is stopped again when a later step fails. */
export const startSubjects = async (questions: readonly Question[]): Promise<Subjects> => {
  const started: { stop(): Promise<void> }[] = [];
  const keep = <T extends { stop(): Promise<void> }>(one: T): T => (started.unshift(one), one);
  const stop = async (): Promise<void> => {
    for (const each of started) await each.stop();
  };
  try {
    const { url, folder } = keep(await startDatabase());
    const recording = path.join(folder, 'recording.json');
    await writeFile(recording, JSON.stringify(await record(url, questions)));
    const ours = keep(await startOurs(url, path.join(folder, 'data'), await freePort()));
    const bare = keep(await startBare(url, recording, await freePort()));
    // The same headers for both: they are to be read by either server, believed or not.
    return { ours: () => signedIn(ours.origin), bare: async () => ({ origin: bare.origin, headers: (await signedIn(ours.origin)).headers }), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
